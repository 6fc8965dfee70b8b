import path from 'node:path'
import { inEachLanguage, type Language, languages, toTag } from '@atrium/contract/core'
import { type CommandContext, CommandError, command } from '#cli/command.ts'
import { readTextFile } from '#cli/readTextFile.ts'
import { HttpError } from '#http/httpError.ts'
import {
  countAudience,
  createLetter,
  rememberLetter,
  sendLetter,
  writeBatch,
} from '#modules/newsletter/index.ts'

/** A letter in each language; every subscriber receives the letter in their language. */
type Letter = Record<Language, { subject: string; text: string }>

async function send(folder: string, context: CommandContext, isDryRun: boolean): Promise<string> {
  const letter = await readLetter(folder)
  // A sent letter cannot be recalled, and its links would be broken.
  if (!context.config.publicUrl && !isDryRun) {
    throw new CommandError('Set PUBLIC_URL first: the links to unsubscribe are made of it.')
  }
  const { database, now } = context
  const texts = inEachLanguage((language) => letter[language])
  if (isDryRun) {
    if (!(await rememberLetter(database.db, texts, now(), true))) throw sentBefore()
    const audience = await countAudience(database.db)
    return `The letter would go to ${subscribers(audience.reduce((sum, { count }) => sum + count, 0))}.`
  }
  const id = await database.db.transaction(async (tx) => {
    const created = await createLetter(tx, { texts, isListed: true }, null)
    await sendLetter(tx, created.id, { revision: 1 }, now()).catch((error) => {
      throw error instanceof HttpError && error.text === 'letterSent' ? sentBefore() : error
    })
    return created.id
  })
  let count = 0
  for (let written = -1; written !== 0; count += written) written = await writeBatch(context, id)
  context.outbox.wake()
  return `The letter is in the outbox for ${subscribers(count)}.`
}

const sentBefore = () => new CommandError('This letter has been sent already.')

const subscribers = (count: number) => `${count} ${count === 1 ? 'subscriber' : 'subscribers'}`

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
