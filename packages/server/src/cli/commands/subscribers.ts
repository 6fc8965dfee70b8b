import { type CommandContext, type CommandEntry, CommandError } from '#cli/command.ts'
import { instant, table } from '#cli/table.ts'
import { listSubscribers, removeSubscriber, subscribersCsv } from '#modules/newsletter/index.ts'

async function list(_words: string[], { database }: CommandContext): Promise<string> {
  const subscribers = await listSubscribers(database.db)
  if (subscribers.length === 0) return 'There are no subscribers.'
  const rows = subscribers.map(({ email, topic, language, confirmedAt, createdAt }) => [
    email,
    topic,
    language,
    instant(createdAt),
    confirmedAt ? instant(confirmedAt) : '(not yet)',
  ])
  return table(['e-mail', 'topic', 'language', 'asked', 'confirmed'], rows)
}

async function exportCsv(_words: string[], { database }: CommandContext): Promise<string> {
  let file = ''
  for await (const rows of subscribersCsv(database.db)) file += rows
  return file.trimEnd()
}

async function remove([email = '']: string[], context: CommandContext): Promise<string> {
  if (await removeSubscriber(context, email)) return `${email} is forgotten.`
  throw new CommandError(`There is no subscriber ${email}.`)
}

export const subscribersCommands: CommandEntry[] = [
  { usage: 'subscribers list', help: 'who asked for the newsletter or for new vacancies', run: list },
  { usage: 'subscribers export', help: 'who receives them, as CSV', run: exportCsv },
  { usage: 'subscribers remove <email>', help: 'forgets an address', run: remove },
]
