import path from 'node:path'
import { type Language, languages, toTag } from '@atrium/contract/core'
import { type CommandContext, CommandError, command } from '#cli/command.ts'
import { readTextFile } from '#cli/readTextFile.ts'
import { type Letter, sendLetter } from '#modules/newsletter/index.ts'

async function send(folder: string, context: CommandContext, isDryRun: boolean): Promise<string> {
  const letter = await readLetter(folder)
  // A sent letter cannot be recalled, and its links would be broken.
  if (!context.config.publicUrl && !isDryRun) {
    throw new CommandError('Set PUBLIC_URL first: the links to unsubscribe are made of it.')
  }
  const outcome = await sendLetter(context, letter, isDryRun)
  if (outcome.isSentBefore) throw new CommandError('This letter has been sent already.')
  const recipients = `${outcome.recipients} ${outcome.recipients === 1 ? 'subscriber' : 'subscribers'}`
  return isDryRun ? `The letter would go to ${recipients}.` : `The letter is in the outbox for ${recipients}.`
}

async function readLetter(folder: string): Promise<Letter> {
  const parts = await Promise.all(languages.map((language) => readPart(folder, language)))
  return Object.fromEntries(parts.map((part, place) => [languages[place], part])) as Letter
}

/** The first line is the subject, an empty line follows, the rest is the text. */
async function readPart(folder: string, language: Language): Promise<Letter[Language]> {
  const file = path.join(folder, `${toTag(language)}.txt`)
  const content = await readTextFile(file, { missing: '. A letter has az.txt, en.txt and ru.txt.' })
  const [subject = '', empty = '', ...lines] = content.split(/\r?\n/)
  const text = lines.join('\n').trim()
  if (subject.trim() && !empty.trim() && text) return { subject: subject.trim(), text }
  throw new CommandError(`${file} needs a subject in its first line, an empty line, and a text.`)
}

export const letterCommands = [
  command({
    usage: 'letter send <folder>',
    help: 'sends a letter to all who receive the newsletter',
    options: { 'dry-run': { type: 'boolean' } },
    pathAt: 0,
    run: ([folder = ''], context, { 'dry-run': isDryRun = false }) => send(folder, context, isDryRun),
  }),
]
