import { buffer } from 'node:stream/consumers'
import { type CommandContext, type CommandEntry, CommandError, command } from '#cli/command.ts'
import { fields, instant, table } from '#cli/table.ts'
import { recordOpening } from '#db/audit.ts'
import { readReference } from '#mail/reference.ts'
import { findApplication, listApplications } from '#modules/careers/index.ts'
import { eraseCandidate, exportCandidate, getCandidateData } from '#modules/hiring/index.ts'

const maxRows = 200

async function list(_words: string[], { database }: CommandContext): Promise<string> {
  const applications = await listApplications(database.db, maxRows)
  if (applications.length === 0) return 'There are no applications.'
  const rows = applications.map((one) => [
    one.reference,
    instant(one.createdAt),
    `${one.firstName} ${one.lastName}`,
    one.email,
    one.position || '(no vacancy)',
  ])
  return table(['reference', 'received', 'name', 'e-mail', 'position'], rows)
}

async function show([reference = '']: string[], context: CommandContext): Promise<string> {
  const { application, file } = await applicationOf(reference, context)
  const head = fields([
    ['Reference', application.reference],
    ['Received', instant(application.createdAt)],
    ['Position', application.position || '(no vacancy)'],
    ['First name', application.firstName],
    ['Last name', application.lastName],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Language', application.language],
    ['CV', `${file.name} (${file.mediaType}, ${file.size} bytes, sha256 ${file.sha256})`],
  ])
  return application.message ? `${head}\n\n${application.message}` : head
}

async function cv([reference = '', path = '']: string[], context: CommandContext): Promise<string> {
  const { application, file } = await applicationOf(reference, context)
  const content = await buffer(await context.storage.open(file.key))
  await context.database.db.transaction((tx) => recordOpening(tx, 'applications', application.id))
  await context.save(path, content)
  return `Saved ${file.name} (${file.size} bytes) as ${path}`
}

async function exportAll([reference = '', path = '']: string[], context: CommandContext): Promise<string> {
  const { application } = await applicationOf(reference, context)
  const { content } = await exportCandidate(context, null, application.id)
  await context.save(path, await buffer(content))
  return `Saved everything about the person of ${application.reference} as ${path}`
}

async function erase(
  [reference = '']: string[],
  context: CommandContext,
  isDryRun: boolean,
): Promise<string> {
  const { application } = await applicationOf(reference, context)
  const data = await getCandidateData(context.database.db, application.id)
  if (!isDryRun) await eraseCandidate(context, { id: application.id, references: data.references })
  const counts = fields([
    ['Applications', data.references.join(', ')],
    ['CVs', String(data.files)],
    ['Mails', String(data.mails)],
    ['Notes', String(data.notes)],
    ['Ratings', String(data.ratings)],
    ['Interviews', String(data.interviews)],
  ])
  return `${isDryRun ? 'Would be removed' : 'Removed'}:\n${counts}`
}

async function applicationOf(reference: string, { database }: CommandContext) {
  const found = await findApplication(database.db, readReference('CV', reference))
  if (!found) throw new CommandError(`There is no application ${reference}.`)
  return found
}

export const applicationsCommands: CommandEntry[] = [
  { usage: 'applications list', help: `the newest ${maxRows} applications`, run: list },
  { usage: 'applications show <reference>', help: 'one application', run: show },
  { usage: 'applications cv <reference> <path>', help: 'saves its CV', run: cv },
  {
    usage: 'applications export <reference> <path>',
    help: 'saves everything about its person as a ZIP',
    run: exportAll,
  },
  command({
    usage: 'applications erase <reference>',
    help: 'deletes everything about its person, over all joined applications',
    options: { 'dry-run': { type: 'boolean' } },
    run: (words, context, { 'dry-run': isDryRun = false }) => erase(words, context, isDryRun),
  }),
]
