import { company, fillPath, pages } from '@atrium/contract/core'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import { type NewMail, paragraphs } from '#mail/mail.ts'
import type { MailedEvent, Writing } from './mailedEvent.ts'
import { isSplitOff, type MeetingEvent } from './meetingEvents.ts'
import { calendarOf } from './meetingMailCalendar.ts'
import { type MailParts, textOf, translator } from './meetingMailText.ts'

/** The prefixes of the kinds of mails about meetings; those to guests are counted. */
export const meetingMailKind = 'meeting.'
export const guestMailKind = 'meeting.guest.'

/** A mail about a meeting to one person, with a calendar part (iTIP, RFC 5546, in a mail by RFC 6047). */
export function meetingMail(parts: MailParts, message: MailedEvent, writing: Writing): NewMail {
  const { known } = message
  return {
    ...mailHead(message),
    ...textOf(parts, message, writing),
    calendar: calendarOf(message, writing),
    about: aboutOf(message),
    // No recipient knows the split-off meeting: its end before this mail needs no mail.
    known: known && !isSplitOff(known, message.after) ? withoutInvitees(known) : undefined,
  }
}

export type MailHead = Pick<NewMail, 'kind' | 'to' | 'replyTo'>

/** The kind of the mail, to whom it goes and who receives the reply. */
export function mailHead({ kind, to, organiser, answer, invitees }: MailedEvent): MailHead {
  const answerer = invitees.find(({ name }) => name === answer?.name)
  return {
    kind: `${to.accountId === null ? guestMailKind : meetingMailKind}${kind}`,
    to: to.email,
    replyTo: kind === 'answered' ? (answerer?.email ?? organiser.email) : organiser.email,
  }
}

/** The mails need the names alone. */
const withoutInvitees = ({ invitees: _people, ...meeting }: MeetingSnapshot): MeetingSnapshot => meeting

/** What the mail is about: a mail of the same replaces one that has not been sent. */
export const aboutOf = ({ kind, after, answer }: Pick<MeetingEvent, 'kind' | 'after' | 'answer'>): string =>
  kind === 'answered' ? `answer ${after.id} ${answer?.name ?? ''}` : `meeting ${after.id}`

/** A mail that replaces all further mails of a person to a colleague, until it is sent. */
export function digestMail(parts: MailParts, mail: MailHead, { to, sender }: Digest): NewMail {
  const t = translator(parts.texts, to.language)
  const values = { sender, company: company.name }
  return {
    kind: `${meetingMailKind}digest`,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: t('digest.subject', values),
    text: paragraphs(
      t('digest.intro', values),
      t('digest.link', { link: `${parts.siteUrl()}${pages.calendar}` }),
      t('from', values),
    ),
    about: digestOf(mail),
  }
}

interface Digest {
  to: MeetingEvent['to']
  /** The name of the person whose changes or answers the mail is about. */
  sender: string
}

/** What a digest is about. */
export const digestOf = ({ replyTo = '' }: Pick<NewMail, 'replyTo'>): string => `digest ${replyTo}`

/** The address of the page behind a token. */
export const invitationLink = ({ siteUrl }: Pick<MailParts, 'siteUrl'>, token: string): string =>
  `${siteUrl()}${fillPath(pages.invitation, { token })}`
