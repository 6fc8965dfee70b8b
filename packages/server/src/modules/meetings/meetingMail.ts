import { company, fillPath, formatDay, type Language, pages } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { AnswerState, Meeting } from '@atrium/contract/meetings'
import {
  type CalendarAttendee,
  type OpenCalendar,
  writeMeetings,
  writeOpenMeeting,
} from '@atrium/contract/meetings/calendar'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import type { Texts } from '#i18n/texts.ts'
import { type MailCalendar, type NewMail, oneLine, paragraphs } from '#mail/mail.ts'
import {
  bookedRoom,
  changedParts,
  changedTimes,
  contentOfChange,
  isSplitOff,
  type MeetingEvent,
  nextTimeOf,
  responseRequestText,
  responsesRequested,
} from './meetingEvents.ts'
import { repetitionChanges, shownDay } from './noticeTexts.ts'
import type { Participant } from './participants.ts'
import { seriesText } from './seriesText.ts'

/** The prefixes of the kinds of mails about meetings; those to guests are counted. */
export const meetingMailKind = 'meeting.'
export const guestMailKind = 'meeting.guest.'

/** News of a meeting for one person, with what the mail needs besides. */
interface MeetingMessage extends Omit<MeetingEvent, 'before'> {
  /** The snapshot that the recipient knows; left out for a first mail about the meeting. */
  known?: MeetingSnapshot | undefined
  /** Everybody who is invited, with the current answers. */
  invitees: readonly CalendarAttendee[]
  /** The address of the page on which the person answers. */
  answerLink: string
  /** Whether the receiver has given an answer to the whole meeting that counts. */
  isAnswered: boolean
  /** For `answered`: the current answers of the person to single days. */
  dayAnswers: readonly DayAnswer[]
}

/** An answer to one occurrence, by its original day. */
interface DayAnswer {
  day: IsoDay
  state: AnswerState
}

interface MailParts {
  texts: Texts
  siteUrl: () => string
}

/** Of the mails about some news. */
export interface Writing {
  made: Date
  /** The calendar files written before, by what they depend on: only the people in them differ. */
  calendars: Map<string, OpenCalendar | Pick<OpenCalendar, 'content'>>
  /** The words written before, in the same way: only the link differs between people. */
  words: Map<string, Words>
  /** A number for a snapshot: the same for equal snapshots. */
  versionOf: (known: MeetingSnapshot | undefined) => number
}

interface Words {
  subject: string
  /** The paragraphs before and after the one with the link to answer. */
  before: string[]
  after: string[]
}

/** A mail about a meeting to one person, with a calendar part (iTIP, RFC 5546, in a mail by RFC 6047). */
export function meetingMail(parts: MailParts, message: MeetingMessage, writing: Writing): NewMail {
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
export function mailHead({ kind, to, organiser, answer, invitees }: MeetingMessage): MailHead {
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

/** The meeting that the mail shows: a tombstone has no title. */
const shownIn = ({ kind, known, after }: MeetingMessage): MeetingSnapshot =>
  kind === 'cancelled' || kind === 'removed' ? (known ?? after) : after

/**
 * The most people in a calendar part, in all its components. Beyond it the part names the receiver only: the mails to all people
 * together would be hundreds of megabytes.
 */
const mostListed = 200

function calendarOf(message: MeetingMessage, writing: Writing): MailCalendar {
  const { kind, to, organiser, known, after, sequence, invitees, answer } = message
  const { attendees: _names, invitees: _people, ...meeting } = shownIn(message)
  const event = { ...meeting, roomname: bookedRoom(meeting), sequence, organiser }
  const { made } = writing
  if (kind === 'answered') {
    const answerer = invitees.find(({ name }) => name === answer?.name)
    const by = (state: AnswerState | undefined) => ({
      invitees: answerer ? [{ ...answerer, answer: state }] : [],
    })
    const days = toldDays(message).map(({ day, state }) => ({
      ...event,
      ...by(state),
      ...occurrenceOn(meeting, day),
      recurrence: undefined,
    }))
    const whole = answer?.day === undefined ? [{ ...event, ...by(answer?.state) }] : []
    const method = 'REPLY' as const
    return { method, content: writeMeetings([...whole, ...days], { made, method }) }
  }
  const isOff = kind === 'cancelled' || kind === 'removed'
  const method = isOff ? 'CANCEL' : 'REQUEST'
  const components = 1 + (meeting.recurrence?.changes.filter(({ fields }) => fields).length ?? 0)
  // A guest does not see the addresses of other guests.
  const isAlone = isOff || to.accountId === null || invitees.length * components > mostListed
  const calendar = remembered(writing.calendars, [keyOf(message, writing), isAlone], () => {
    // A new organiser sends a REQUEST with a higher SEQUENCE, as RFC 5546 (3.2.2.4) and Google Calendar do: a CANCEL before it
    // would remove the meeting with the answer from calendars, and one of the two mails may arrive first.
    const written = {
      ...event,
      status: isOff ? ('CANCELLED' as const) : ('CONFIRMED' as const),
      onlyDays: kind === 'changed' && known ? daysOfChange(known, after) : undefined,
    }
    if (isAlone) return writeOpenMeeting(written, { made, method })
    return { content: writeMeetings([{ ...written, invitees }], { made, method }) }
  })
  const { content } = calendar
  if (!('attendeesOf' in calendar)) return { method, content }
  const receiver = invitees.filter(({ email }) => email === to.email)
  return {
    method,
    content,
    attendees: calendar.attendeesOf(isOff && receiver.length === 0 ? [to] : receiver),
  }
}

/** What all mails with the same news of a meeting depend on. */
const keyOf = ({ kind, known, after }: MeetingMessage, { versionOf }: Writing) =>
  `${after.id} ${kind} ${versionOf(known)}`

function remembered<Value>(known: Map<string, Value>, key: readonly unknown[], make: () => Value): Value {
  const text = JSON.stringify(key)
  const value = known.get(text) ?? make()
  known.set(text, value)
  return value
}

/**
 * The original days of changed occurrences, when nothing else of the meeting is different: calendars then learn of these alone
 * (RFC 5546, 3.2.2.1) and keep the answers to the others. A cancelled and a restored occurrence belong to the whole series.
 */
function daysOfChange(known: MeetingSnapshot, after: MeetingSnapshot): IsoDay[] | undefined {
  const [earlier, later] = [known.recurrence, after.recurrence]
  if (!earlier || !later || earlier.rule !== later.rule || isSplitOff(known, after)) return undefined
  const parts = changedParts({ ...known, recurrence: later }, after)
  if (parts.length > 0) return undefined
  const before = new Map(earlier.changes.map((change) => [change.day, change]))
  const changed = later.changes.filter((change) => {
    const one = before.get(change.day)
    before.delete(change.day)
    return !one || contentOfChange(one) !== contentOfChange(change)
  })
  const isWhole = before.size > 0 || changed.some(({ fields }) => !fields)
  return isWhole || changed.length === 0 ? undefined : changed.map(({ day }) => day)
}

/** One occurrence, at the time that it has. */
function occurrenceOn(
  { start, end, recurrence }: Pick<Meeting, 'start' | 'end' | 'recurrence'>,
  day: string,
) {
  const fields = recurrence?.changes.find((change) => change.day === day)?.fields
  const time = fields && { day: fields.day, start: fields.start, end: fields.end }
  return { ...{ day, start, end }, ...time, occurrence: { day, start } }
}

/** The most days that a mail lists. */
const mostDays = 20

/** The days in a mail about an answer, at most `mostDays`, the latest ones. */
function toldDays({
  answer,
  dayAnswers,
}: Pick<MeetingMessage, 'answer' | 'dayAnswers'>): readonly DayAnswer[] {
  if (answer?.day === undefined || dayAnswers.length > 1) return dayAnswers.slice(-mostDays)
  return [{ day: answer.day, state: answer.state }]
}

function textOf(
  parts: MailParts,
  message: MeetingMessage,
  writing: Writing,
): Pick<NewMail, 'subject' | 'text'> {
  const { kind, to, answer, answerLink } = message
  const key = [keyOf(message, writing), to.language, to.accountId === null, answer, message.isAnswered]
  const { subject, before, after } = remembered(writing.words, key, () =>
    wordsOf(parts, message, writing.made),
  )
  const isAsked = kind !== 'answered' && kind !== 'cancelled' && kind !== 'removed'
  const link = isAsked ? parts.texts(to.language, 'mail:meeting.answerLink', { link: answerLink }) : ''
  return { subject, text: paragraphs(...before, link, ...after) }
}

function wordsOf(parts: MailParts, message: MeetingMessage, now: Date): Words {
  const { kind, to, organiser, known, parts: changed, answer, after, hasOrganiserLeft } = message
  const meeting = shownIn(message)
  const t = translator(parts.texts, to.language)
  const shown = factsOf(parts.texts, to.language, meeting, now)
  const values = {
    ...{ title: shown.title, when: shown.time, organiser: oneLine(organiser.name) },
    name: oneLine(answer?.name ?? ''),
    day: answer?.day ? formatDay(shownDay(meeting, answer.day), to.language) : '',
  }
  const days = answer ? toldDays(message) : []
  const isSeveral = answer?.day !== undefined && days.length > 1
  const key = answer ? `answered.${isSeveral ? 'several' : answer.state}` : kind
  const isChange = (kind === 'changed' || kind === 'organiser') && known
  const isOff = kind === 'cancelled' || kind === 'removed'
  const asked = isChange ? responsesRequested(known, after) : []
  const again = responseRequestText(asked, message.isAnswered)
  return {
    subject: t(`${key}.subject`, values),
    before: [
      t(hasOrganiserLeft ? `${key}.left` : `${key}.intro`, values),
      isChange ? changesIn(parts.texts, to, { known, after, parts: changed, now }) : '',
      ...(answer?.day && !isSeveral ? [t('occurrence', values)] : []),
      (answer?.day && !isSeveral ? [] : days)
        .map(
          ({ day, state }) =>
            `${formatDay(shownDay(meeting, day), to.language)}: ${t(`answered.states.${state}`)}`,
        )
        .join('\n'),
      (['title', 'time', 'repetition', 'room'] as const)
        .filter((part) => shown[part])
        .map((part) => `${t(`parts.${part}`)}: ${shown[part]}`)
        .join('\n'),
      isOff ? '' : meeting.notes,
      again ? t(again) : kind === 'organiser' && asked.length === 0 ? t('organiser.kept') : '',
    ],
    after: [
      to.accountId === null ? '' : t('staffLink', { link: staffLink(parts, meeting) }),
      hasOrganiserLeft ? '' : t('from', { sender: values.name || values.organiser, company: company.name }),
    ],
  }
}

type Translate = (key: string, values?: Record<string, string>) => string

const translator =
  (texts: Texts, language: Language): Translate =>
  (key, values = {}) =>
    texts(language, `mail:meeting.${key}`, values)

/** The parts of a meeting as texts; those without a value are empty. */
const factsOf = (texts: Texts, language: Language, meeting: MeetingSnapshot, now: Date) => ({
  title: oneLine(meeting.title),
  time: timeText(translator(texts, language), language, nextTimeOf(meeting, now)),
  room: oneLine(bookedRoom(meeting)),
  repetition: seriesText(texts, language, { meeting, now }),
})

const timeText = (t: Translate, language: Language, time: ReturnType<typeof nextTimeOf>): string =>
  time ? t('when', { day: formatDay(time.day, language), start: time.start, end: time.end }) : t('over')

/** What changed, as `before → after`; of long parts only that they changed. */
function changesIn(
  texts: Texts,
  { language, accountId }: Participant,
  {
    known,
    after,
    parts,
    now,
  }: { known: MeetingSnapshot; after: MeetingSnapshot; parts: MeetingEvent['parts']; now: Date },
): string {
  const t = translator(texts, language)
  const times = changedTimes(known, after, now).map((time) => timeText(t, language, time))
  const [earlier, later] = [known, after].map((meeting, place) => ({
    ...factsOf(texts, language, meeting, now),
    time: times[place],
    people: meeting.attendees.map(oneLine).join(', '),
  }))
  return notifiedParts(parts, accountId === null)
    .flatMap((part) => {
      const name = t(`parts.${part}`)
      if (part === 'notes') return t('changedPart', { part: name })
      // The organiser wants another room, and has neither.
      if (part === 'room' && bookedRoom(known) === bookedRoom(after)) return []
      const [from, to] = [earlier?.[part] || t('nothing'), later?.[part] || t('nothing')]
      // One occurrence was moved or cancelled.
      if (part === 'repetition' && known.recurrence?.rule === after.recurrence?.rule)
        return repetitionChanges(texts, language, { before: known, after, now })
      return t('change', { part: name, before: from, after: to })
    })
    .join('\n')
}

/** The changed parts in a mail: never files, and no other attendees for a guest. */
export const notifiedParts = (parts: MeetingEvent['parts'], isGuest: boolean) =>
  parts.filter((part) => part !== 'files').filter((part) => !isGuest || part !== 'people')

const staffLink = ({ siteUrl }: MailParts, { id }: Meeting) =>
  `${siteUrl()}${pages.calendar}#meeting-${encodeURIComponent(id)}`

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
  to: Participant
  /** The name of the person whose changes or answers the mail is about. */
  sender: string
}

/** What a digest is about. */
export const digestOf = ({ replyTo = '' }: Pick<NewMail, 'replyTo'>): string => `digest ${replyTo}`

/** The address of the page behind a token. */
export const invitationLink = ({ siteUrl }: Pick<MailParts, 'siteUrl'>, token: string): string =>
  `${siteUrl()}${fillPath(pages.invitation, { token })}`
