import type { IsoDay } from '@atrium/contract/days'
import { answerOf, countedSince, type Versions } from '@atrium/contract/meetings'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import type { Database } from '#db/types.ts'
import { mapInPieces } from '#importing/pieces.ts'
import type { NewMail } from '#mail/mail.ts'
import { countMailsAbout, listDueTimes, listQueuedAbout, withdrawMailsAbout } from '#mail/mails.repo.ts'
import { notify } from '#modules/notifications/index.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { listAttendees } from './attendees.repo.ts'
import { insertInvitationLinks } from './invitationLinks.repo.ts'
import type { Writing } from './mailedEvent.ts'
import { changedParts, hasAnswered, isOff, isSplitOff, type MeetingEvent } from './meetingEvents.ts'
import {
  aboutOf,
  digestMail,
  digestOf,
  guestMailKind,
  invitationLink,
  type MailHead,
  mailHead,
  meetingMail,
} from './meetingMail.ts'
import { notifiedParts } from './meetingMailText.ts'

type Attendees = Awaited<ReturnType<typeof listAttendees>>

type Parts = Pick<Services, 'outbox' | 'texts' | 'siteUrl' | 'now'>

const day = 24 * 3_600_000

/** Milliseconds that a mail waits, so that an undo in this time sends nothing and quick changes send one mail. */
const quietMs = 20_000

/** The most mails about meetings that one person causes for one colleague within a day, besides one digest an hour. */
const mailsPerColleague = 20

/** Milliseconds that a digest waits for further events. */
const digestMs = 3_600_000

/** The most mails to guests that one organiser causes within a day. Further mails wait for the next day. */
const guestMailsPerDay = 200

/**
 * Puts mails about events into the outbox, in the transaction of the change. An unsent mail is
 * replaced; the new one has the changes since the mail before it. The organiser is notified when mails to guests wait. There
 * is no mail about a taken room: the meeting and a notification say so. The mails of one person to another have a ration.
 */
export async function mailEvents(tx: Database, parts: Parts, all: readonly MeetingEvent[]): Promise<void> {
  const events = collected(all.filter(({ kind }) => kind !== 'roomTaken' && kind !== 'notKept'))
  if (events.length === 0) return
  const now = parts.now()
  const invitees = await listAttendees(tx, [...new Set(events.map(({ after }) => after.id))])
  const links: { tokenHash: string; personId: number; createdAt: Date }[] = []
  const planned: PlannedMail[] = []
  const withdrawn = await withdrawMailsAbout(
    tx,
    events.map((one) => ({ about: aboutOf(one), to: one.to.email })),
    now,
  )
  const keyOf = (about: string | null, to: string) => `${to} ${about}`
  // Of several withdrawn mails, the oldest one has the snapshot that the person knows.
  const first = new Map(withdrawn.toReversed().map((mail) => [keyOf(mail.about, mail.to), mail]))
  const people = new Map<string, Attendees>()
  for (const row of invitees) {
    const found = people.get(row.meetingId)
    if (found) found.push(row)
    else people.set(row.meetingId, [row])
  }
  const invited = remember(({ after, ...versions }: MeetingEvent) =>
    (people.get(after.id) ?? []).map((row) => attendeeOf(row, versions)),
  )
  const writing: Writing = { made: now, calendars: new Map(), words: new Map(), versionOf: numbered() }
  for (const one of events) {
    const merged = mergedWithUnsent(one, first.get(keyOf(aboutOf(one), one.to.email)))
    if (!merged) continue
    const token = newToken()
    if (merged.to.id !== undefined)
      links.push({ tokenHash: hashOf(token), personId: merged.to.id, createdAt: now })
    const rows = people.get(merged.after.id) ?? []
    const message = {
      ...merged,
      isAnswered: hasAnswered(rows.find(({ id }) => id === merged.to.id)?.answers ?? [], merged),
      invitees: invited(one),
      answerLink: invitationLink(parts, token),
      dayAnswers: dayAnswersOf(merged, rows),
    }
    const dueAt = new Date(now.getTime() + quietMs)
    planned.push({
      head: mailHead(message),
      write: () => ({ ...meetingMail(parts, message, writing), dueAt }),
      ...{ to: merged.to, sender: merged.answer?.name ?? merged.organiser.name },
    })
  }
  await insertInvitationLinks(tx, links)
  const mails = await withDigests(tx, parts, planned)
  await parts.outbox.put(tx, await rationed(tx, parts, events, mails))
}

/** A number for each value: the same for equal values. */
function numbered(): (value: MeetingSnapshot | undefined) => number {
  const seen = new Map<MeetingSnapshot | undefined, number>()
  const equal = new Map<string | undefined, number>()
  return (value) => {
    const known = seen.get(value)
    if (known !== undefined) return known
    // Each mail that was withdrawn has a copy of its own.
    const text = JSON.stringify(value)
    const number = equal.get(text) ?? equal.size
    equal.set(text, number)
    seen.set(value, number)
    return number
  }
}

interface PlannedMail {
  head: MailHead
  /** Writes the mail: of many mails to one person only the first ones are written. */
  write: () => NewMail
  to: MeetingEvent['to']
  /** The name of the person who causes the mail. */
  sender: string
}

/** Of the answers of one person to one meeting the last one, or the one to the whole meeting: they make one mail. */
function collected(events: readonly MeetingEvent[]): MeetingEvent[] {
  const answers = new Map<string, MeetingEvent>()
  for (const one of events) {
    if (!one.answer) continue
    const known = answers.get(aboutOf(one))
    if (!known || known.answer?.day !== undefined || one.answer.day === undefined)
      answers.set(aboutOf(one), one)
  }
  return [...events.filter(({ answer }) => !answer), ...answers.values()]
}

/** The current answers of the person of an answer to single days, by day. */
const dayAnswersOf = ({ answer, ...versions }: Versions & Pick<MeetingEvent, 'answer'>, people: Attendees) =>
  (people.find(({ name }) => name === answer?.name)?.answers ?? [])
    .flatMap(({ day, state, sequence: own }) =>
      day && own >= countedSince(versions, day) ? { day, state } : [],
    )
    .sort((one, other) => (one.day < other.day ? -1 : 1))

/**
 * Lets the first mails of a person to a colleague within a day pass; one mail takes the place of those beyond
 * `mailsPerColleague`, until it is sent.
 */
async function withDigests(tx: Database, parts: Parts, planned: readonly PlannedMail[]): Promise<NewMail[]> {
  const now = parts.now()
  const toColleagues = planned.flatMap(({ head }) => (isToGuest(head) ? [] : head))
  const sent = await countMailsAbout(tx, toColleagues, new Date(now.getTime() - day))
  const keyOf = ({ to, replyTo = '' }: Pick<NewMail, 'to' | 'replyTo'>) => `${to} ${replyTo}`
  const counts = new Map(sent.map((row) => [keyOf(row), row.count]))
  const digests = new Map<string, NewMail>()
  const passed = await mapInPieces(planned, ({ head, write, to, sender }): NewMail | [] => {
    if (isToGuest(head)) return write()
    const key = keyOf(head)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= mailsPerColleague) return write()
    if (!digests.has(key)) {
      const dueAt = new Date(now.getTime() + digestMs)
      digests.set(key, { ...digestMail(parts, head, { to, sender }), dueAt })
    }
    return []
  })
  const waiting = await listQueuedAbout(
    tx,
    [...digests.values()].map((mail) => ({ about: digestOf(mail), to: mail.to })),
  )
  const known = new Set(waiting.map(({ about, to }) => `${to} ${about}`))
  return [...passed.flat(), ...[...digests.values()].filter((mail) => !known.has(`${mail.to} ${mail.about}`))]
}

/** All mails about a version of a meeting name the same people. */
function remember<Value>(make: (event: MeetingEvent) => Value): typeof make {
  const known = new Map<string, Value>()
  return (event) => {
    const key = `${event.after.id} ${event.sequence}`
    const value = known.get(key) ?? make(event)
    known.set(key, value)
    return value
  }
}

const attendeeOf = ({ name, email, answers }: Attendees[number], versions: Versions) => ({
  name,
  email,
  answer: answerOf({ answers, ...versions }, name),
  ...(answers.length > 0 && { answerOn: (day: IsoDay) => answerOf({ answers, ...versions }, name, day) }),
})

/**
 * Merges an unsent mail (`withdrawn`) into the next one; `undefined` if nothing changed for the recipient.
 */
function mergedWithUnsent(
  event: MeetingEvent,
  withdrawn: { known: MeetingSnapshot | null } | undefined,
): (Omit<MeetingEvent, 'before'> & { known?: MeetingSnapshot | undefined }) | undefined {
  const { before, ...rest } = event
  if (event.kind === 'answered') return { ...rest, known: undefined }
  const known = withdrawn ? (withdrawn.known ?? undefined) : event.kind === 'invited' ? undefined : before
  if (isOff(event)) return known && { ...rest, known }
  if (!known) return { ...rest, kind: 'invited', known, parts: [] }
  const parts = changedParts(known, event.after)
  if (event.kind === 'organiser') return { ...rest, known, parts }
  const isNotified =
    isSplitOff(known, event.after) || notifiedParts(parts, event.to.accountId === null).length > 0
  return isNotified ? { ...rest, kind: 'changed', known, parts } : undefined
}

/** Delays the mails to guests beyond the daily number, and notifies the organiser. */
async function rationed(
  tx: Database,
  parts: Parts,
  events: readonly MeetingEvent[],
  mails: NewMail[],
): Promise<NewMail[]> {
  // All events for guests are of the meetings of one organiser: the person who changed them.
  const organiser = events.find(({ to }) => to.accountId === null)?.organiser
  if (!organiser || !mails.some(isToGuest)) return mails
  const limit = guestMailsPerDay
  // Oldest first; the mail that is `limit` places before another is sent at least a day earlier.
  const due = (await listDueTimes(tx, { replyTo: organiser.email, kind: guestMailKind, limit })).reverse()
  let waiting = 0
  const planned = mails.map((mail) => {
    if (!isToGuest(mail) || !mail.dueAt) return mail
    const earlier = due.at(-limit)
    const dueAt = new Date(Math.max(mail.dueAt.getTime(), earlier ? earlier.getTime() + day : 0))
    if (dueAt > mail.dueAt) waiting += 1
    due.push(dueAt)
    return { ...mail, dueAt }
  })
  if (waiting > 0) await notifyWaiting(tx, parts, organiser, waiting)
  return planned
}

const isToGuest = ({ kind }: Pick<NewMail, 'kind'>) => kind.startsWith(guestMailKind)

const notifyWaiting = (tx: Database, parts: Parts, { accountId }: MeetingEvent['to'], count: number) => {
  const values = { count: String(count), limit: String(guestMailsPerDay) }
  return notify(tx, parts, {
    accountId,
    entry: (language) => ({
      title: parts.texts(language, 'mail:meeting.waiting.title', values),
      description: parts.texts(language, 'mail:meeting.waiting.text', values),
    }),
  })
}
