import { type CommandContext, command } from '#cli/command.ts'
import { fields } from '#cli/table.ts'
import { type PurgeResult, purge, purgeDryRun } from '#modules/retention/index.ts'

const names: Record<keyof PurgeResult, string> = {
  applications: 'Applications with their CVs',
  applicationMails: 'Mails about applications',
  contactMails: 'Mails of the contact page',
  newsletterMails: 'Mails to subscribers',
  accountMails: 'Mails among the staff',
  meetingFiles: 'Files of meetings that are gone',
  pictures: 'Pictures and films that no page names',
  guests: 'Guests of meetings, with their addresses',
  unconfirmed: 'Subscriptions never confirmed',
  ended: 'Subscriptions that ended',
  trashed: 'Files in the trash',
  audited: 'Entries of the audit log',
}

async function run(context: CommandContext, isDryRun: boolean): Promise<string> {
  const result = await (isDryRun ? purgeDryRun(context) : purge(context))
  const counts = Object.entries(names).map(([key, name]): [string, string] => [
    name,
    String(result[key as keyof PurgeResult]),
  ])
  return `${isDryRun ? 'Would be removed' : 'Removed'}:\n${fields(counts)}`
}

export const purgeCommands = [
  command({
    usage: 'purge run',
    help: 'removes what has been kept long enough',
    options: { 'dry-run': { type: 'boolean' } },
    run: (_words, context, { 'dry-run': isDryRun = false }) => run(context, isDryRun),
  }),
]
