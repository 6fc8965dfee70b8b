import { type CommandContext, type CommandEntry, CommandError } from '#cli/command.ts'
import { fields, instant, table } from '#cli/table.ts'
import { findMail, listMails, type MailRecord } from '#mail/mails.repo.ts'
import { retryMail } from '#modules/outbox/index.ts'
import { findFiles } from '#storage/files.repo.ts'

const maxRows = 200

async function list(words: string[], { database }: CommandContext): Promise<string> {
  const about = words.join(' ')
  const mails = await listMails(database.db, maxRows, about)
  if (mails.length === 0) return about ? `No mail is about "${about}".` : 'The outbox is empty.'
  const rows = mails.map((mail) => [
    String(mail.id),
    mail.status,
    String(mail.attempts),
    instant(mail.createdAt),
    mail.kind,
    mail.to,
    mail.subject,
  ])
  return table(['id', 'status', 'tries', 'created', 'kind', 'to', 'subject'], rows)
}

async function show([id = '']: string[], { database, config }: CommandContext): Promise<string> {
  const mail = await mailOf(id, database.db)
  const attachments = await findFiles(database.db, mail.attachmentFileIds)
  const head = fields([
    ['From', config.mailFrom],
    ['To', mail.to],
    ...(mail.replyTo === null ? [] : [['Reply-To', mail.replyTo] as [string, string]]),
    ['Subject', mail.subject],
    ['Date', instant(mail.createdAt)],
    ['Message-ID', mail.messageId],
    ['Status', statusOf(mail)],
    ['Attachments', attachments.map(({ name, size }) => `${name} (${size} bytes)`).join(', ') || 'none'],
  ])
  return `${head}\n\n${mail.text}`
}

async function retry([id = '']: string[], context: CommandContext): Promise<string> {
  const mail = await mailOf(id, context.database.db)
  if (mail.status !== 'failed')
    throw new CommandError(`Mail ${mail.id} is ${mail.status}; only a failed one can be tried again.`)
  await retryMail(context, mail.id)
  return `Mail ${mail.id} is queued again.`
}

async function mailOf(id: string, db: CommandContext['database']['db']): Promise<MailRecord> {
  const mail = /^\d{1,9}$/.test(id) ? await findMail(db, Number(id)) : undefined
  if (!mail) throw new CommandError(`There is no mail ${id}. "outbox list" shows their numbers.`)
  return mail
}

function statusOf({ status, sentAt, attempts, nextAttemptAt, lastError }: MailRecord): string {
  const reason = lastError ? `; ${lastError}` : ''
  if (status === 'sent') return `sent at ${sentAt ? instant(sentAt) : '?'}`
  if (status === 'failed') return `given up after ${attempts} tries${reason}`
  return `queued, ${attempts} tries, next not before ${instant(nextAttemptAt)}${reason}`
}

export const outboxCommands: CommandEntry[] = [
  {
    usage: 'outbox list [text]',
    help: `the newest ${maxRows} mails, or those about something`,
    run: list,
  },
  { usage: 'outbox show <id>', help: 'a mail: headers, text, names of attachments', run: show },
  { usage: 'outbox retry <id>', help: 'tries a mail again that was given up', run: retry },
]
