import { company, directionControls, type Language } from '@atrium/contract/core'
import type { CalendarMethod } from '@atrium/contract/meetings'
import type { Config } from '#config/config.ts'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import type { Texts } from '#i18n/texts.ts'

/** The suffix of the kinds of receipts. A receipt goes to an unverified address. */
export const receiptEnding = '.receipt'

/** A calendar file, and what `fillAttendees` puts into it for this mail: mails to many people share one file. */
export interface MailCalendar {
  method: CalendarMethod
  content: string
  attendees?: string[]
}

/** What the mails of modules are written with. */
export interface MailParts {
  texts: Texts
  config: Pick<Config, 'contactMail'>
  /** The address of the site for links, without a trailing slash. */
  siteUrl: () => string
}

/** A mail before it is stored. Only letters are more than plain text: typed text needs no escaping. */
export interface NewMail {
  /** The kind, for the list of the outbox: `application.company`. */
  kind: string
  to: string
  replyTo?: string
  subject: string
  text: string
  /** The same text as a page. */
  html?: string
  /** Of `mails.letter_id` and `mails.subscriber_id`. */
  letterId?: number
  subscriberId?: number
  attachmentFileIds?: number[]
  /** The method and the content of a calendar part (RFC 6047): mail programs show buttons for it. */
  calendar?: MailCalendar
  /** Of `mails.about` and `mails.known`. */
  about?: string
  known?: MeetingSnapshot | undefined
  /** The instant of the first attempt. @default at once */
  dueAt?: Date
  /** A receipt that is sent later, when the address has received one a moment ago; others are left out. */
  isPostponable?: boolean
  /** Further headers by name, such as `List-Unsubscribe`. Never typed text. */
  headers?: Record<string, string>
}

/** The address of a page in a mail; the path alone where the public address is not configured. */
export const pageLink = (path: string, { publicUrl }: { publicUrl: string }): string =>
  publicUrl ? new URL(path, publicUrl).href : path

/** The end of a mail: the company with its phone, and an address for questions. */
export const signature = (texts: Texts, language: Language, email: string): string =>
  texts(language, 'mail:signature', { company: company.name, phone: company.phone, email })

/** Joins the paragraphs of a mail; empty paragraphs are left out. */
export const paragraphs = (...parts: string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`

/**
 * The name for a greeting: letters in one or more words. A name with other characters could be an address (of a
 * website, a mailbox, a phone) and is left out, because the mail may go to a stranger.
 */
export const greetable = (name: string): string | undefined =>
  /^\p{L}[\p{L}\p{M}'’ʼ -]*$/u.test(name) ? name : undefined

/** A header is one line: typed text must not start another header, and not turn the direction of what follows. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(directionControls, '')
    .trim()
