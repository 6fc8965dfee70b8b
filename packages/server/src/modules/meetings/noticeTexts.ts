import { formatDay, type Language, languages } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { Meeting, Recurrence } from '@atrium/contract/meetings'
import { allOccurrences, occurrenceOn } from '@atrium/contract/meetings/series'
import type { NotifiedTime } from '@atrium/contract/notifications'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import type { Texts } from '#i18n/texts.ts'
import { oneLine } from '#mail/mail.ts'
import {
  bookedRoom,
  changedParts,
  changedTimes,
  contentOfChange,
  isOff,
  isSplitOff,
  type MeetingEvent,
  nextTimeOf,
  responseRequestText,
  responsesRequested,
} from './meetingEvents.ts'

/** The numbers of answers to a meeting by state, without people who have left. */
export interface AnswerCounts {
  accepted: number
  maybe: number
  declined: number
  /** Without a current answer. */
  open: number
}

/** Names and changed occurrences in one notification; the meeting itself shows all of them. */
const maxNames = 5
const maxOccurrences = 4

interface Translate {
  (key: string, values?: Record<string, string>): string
  /** "24 November 2026" */
  day: (day: string) => string
  now: Date
}

const translatorAt = (texts: Texts, language: Language, now: Date): Translate =>
  Object.assign(
    (key: string, values?: Record<string, string>) => texts(language, `meetingNews:${key}`, values),
    { day: (day: string) => formatDay(day, language), now },
  )

/**
 * The title and the description of a notification, in each language.
 *
 * @param before For `changed`: the meeting as the person last knew it.
 * @param isAnswered Whether the person has given an answer to the whole meeting that counts.
 */
export function noticeTexts(
  texts: Texts,
  event: MeetingEvent,
  {
    before = event.before,
    isAnswered,
    counts,
    now,
  }: {
    before?: MeetingSnapshot | undefined
    isAnswered: boolean
    counts?: AnswerCounts | undefined
    now: Date
  },
): { language: Language; title: string; description: string }[] {
  return languages.map((language) => {
    return {
      language,
      ...writtenBy(translatorAt(texts, language, now), { ...event, before }, isAnswered, counts),
    }
  })
}

function writtenBy(t: Translate, event: MeetingEvent, isAnswered: boolean, counts?: AnswerCounts) {
  const { kind, organiser, before, after, answer, taken, hasOrganiserLeft } = event
  // A tombstone has no texts, and a removed person does not see the changes at the same time.
  const shown = isOff(event) ? (before ?? after) : after
  const [title, name] = [oneLine(shown.title), oneLine(organiser.name)]
  const when = whenOf(t, shown)
  if (kind === 'changed')
    return {
      title: t('changed.title', { title }),
      description: sentences(changes(t, before ?? after, after, isAnswered)),
    }
  if (kind === 'notKept' && before)
    return {
      title: t('notKept.title', { title: title || oneLine(before.title) }),
      description: notKept(t, after, before),
    }
  if (kind === 'answered' && answer) {
    const { accepted, maybe, declined, open } = counts ?? { accepted: 0, maybe: 0, declined: 0, open: 0 }
    return {
      title: t(`answered.${answer.state}`, { name: oneLine(answer.name) }),
      description: sentences([
        t('answered.text', { title, when }),
        answer.day && t('answered.onDay', { day: t.day(shownDay(after, answer.day)) }),
        counts &&
          t('answered.counts', {
            accepted: String(accepted),
            maybe: String(maybe),
            declined: String(declined),
            open: String(open),
          }),
      ]),
    }
  }
  if (taken)
    return {
      title: t(`${taken.isGone ? 'roomGone' : 'roomTaken'}.title`, {
        title,
        room: oneLine(after.roomname ?? ''),
      }),
      description: t(`${taken.isGone ? 'roomGone' : 'roomTaken'}.text`, {
        days: after.recurrence ? daysOf(t, taken.days) : when,
      }),
    }
  return {
    title: t(`${kind}.title`, { title }),
    description: sentences([
      t(kind === 'cancelled' && hasOrganiserLeft ? 'cancelled.left' : `${kind}.text`, { name, when }),
      kind === 'invited' && bookedRoom(after) && t('room', { room: oneLine(bookedRoom(after)) }),
    ]),
  }
}

/** The time of the meeting that a notification names first; of an occurrence that is cancelled, its time by the rule. */
export function namedTime(
  { kind, before, after, answer, taken }: MeetingEvent,
  now: Date,
): NotifiedTime | undefined {
  const isMoved = kind === 'changed' && before && changedParts(before, after).includes('time')
  if (isMoved) return timeIn(changedTimes(before, after, now)[1])
  const [day] = taken?.days.toSorted() ?? []
  if (day) return timeIn(allOccurrences(after).find((one) => one.day === day))
  const days = answer?.day ? [answer.day] : kind === 'changed' && before ? changedDays(before, after) : []
  const [found] = days.flatMap((day) => occurrenceOn(after, day) ?? [])
  if (found) return timeIn(found)
  const [cancelled] = days.flatMap((day) => occurrenceOn(withoutChanges(after), day) ?? [])
  return cancelled ? timeIn({ ...cancelled, originalDay: undefined }) : timeIn(nextTimeOf(after, now))
}

const timeIn = (
  time: (Pick<Meeting, 'day' | 'start' | 'end'> & { originalDay?: IsoDay | undefined }) | undefined,
) =>
  time && {
    ...{ day: time.day, start: time.start, end: time.end },
    ...(time.originalDay && { occurrence: time.originalDay }),
  }

const withoutChanges = (meeting: Meeting): Meeting => ({
  ...meeting,
  recurrence: meeting.recurrence && { rule: meeting.recurrence.rule, changes: [] },
})

/** What changed in the occurrences of a series whose rule is the same, a sentence for each. */
export const repetitionChanges = (
  texts: Texts,
  language: Language,
  { before, after, now }: { before: Meeting; after: Meeting; now: Date },
): string[] => repetition(translatorAt(texts, language, now), before, after)

/** The day on which an occurrence takes place. */
export const shownDay = (meeting: Meeting, originalDay: IsoDay): IsoDay =>
  occurrenceOn(meeting, originalDay)?.day ?? originalDay

const sentences = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

const timeOf = (t: Translate, time: Pick<Meeting, 'day' | 'start' | 'end'> | undefined) =>
  time ? `${t.day(time.day)}, ${time.start}–${time.end}` : t('over')

function daysOf(t: Translate, days: readonly string[]): string {
  const shown = days.toSorted().slice(0, maxOccurrences).map(t.day).join('; ')
  const left = days.length - maxOccurrences
  return left > 0 ? t('moreDays', { days: shown, count: String(left) }) : shown
}

function whenOf(t: Translate, meeting: Meeting): string {
  const next = nextTimeOf(meeting, t.now)
  return meeting.recurrence && next ? t('repeats', { when: timeOf(t, next) }) : timeOf(t, next)
}

/** What changed, from what to what. */
function changes(
  t: Translate,
  before: MeetingSnapshot,
  after: MeetingSnapshot,
  isAnswered: boolean,
): string[] {
  const described = changedParts(before, after).flatMap((part) => changesOf(t, before, after, part))
  const asked =
    described.length > 0 || isSplitOff(before, after) ? responsesRequested(before, after) : 'whole'
  const again = responseRequestText(asked, isAnswered)
  return [...(described.length > 0 ? described : [`${whenOf(t, after)}.`]), ...(again ? [t(again)] : [])]
}

function changesOf(
  t: Translate,
  before: MeetingSnapshot,
  after: MeetingSnapshot,
  part: MeetingEvent['parts'][number],
): string[] {
  switch (part) {
    case 'title':
      return [t('part.title', { from: oneLine(before.title), to: oneLine(after.title) })]
    case 'time': {
      const [earlier, later] = changedTimes(before, after, t.now)
      return [t('part.time', { from: timeOf(t, earlier), to: timeOf(t, later) })]
    }
    case 'room':
      // The organiser wants another room, and has neither.
      return bookedRoom(before) === bookedRoom(after)
        ? []
        : [t('part.room', { from: roomOf(t, bookedRoom(before)), to: roomOf(t, bookedRoom(after)) })]
    case 'repetition':
      return repetition(t, before, after)
    case 'people':
      return people(t, before.attendees, after.attendees)
    default:
      return []
  }
}

/** Which change was not kept: `kept` is the meeting as it is. */
function notKept(t: Translate, kept: MeetingSnapshot, lost: MeetingSnapshot): string {
  if (lost.isDeleted) return t('notKept.deletion')
  if (kept.isDeleted) return t('notKept.deleted')
  // The occurrences that only the other device changed are not among the lost changes.
  const days = lost.recurrence?.changes.map(({ day }) => day) ?? []
  const changes = kept.recurrence?.changes.filter(({ day }) => days.includes(day)) ?? []
  const before = { ...kept, recurrence: kept.recurrence && { ...kept.recurrence, changes } }
  const described = changedParts(before, lost).flatMap((part) => changesOf(t, before, lost, part))
  return described.length > 0 ? t('notKept.changes', { changes: sentences(described) }) : t('notKept.text')
}

const roomOf = (t: Translate, room: string) => (room ? oneLine(room) : t('part.noRoom'))

function people(t: Translate, before: readonly string[], after: readonly string[]): string[] {
  const [added, left] = [
    after.filter((name) => !before.includes(name)),
    before.filter((name) => !after.includes(name)),
  ]
  return [
    ...(added.length > 0 ? [t('part.added', { names: namesOf(t, added) })] : []),
    ...(left.length > 0 ? [t('part.left', { names: namesOf(t, left) })] : []),
  ]
}

function namesOf(t: Translate, all: readonly string[]): string {
  const names = all.slice(0, maxNames).map(oneLine).join(', ')
  return all.length > maxNames ? t('more', { names, count: String(all.length - maxNames) }) : names
}

function repetition(t: Translate, before: Meeting, after: Meeting): string[] {
  const [earlier, later] = [before.recurrence, after.recurrence]
  if (!earlier || !later || earlier.rule !== later.rule) return [t('part.rule')]
  const described = changedDays(before, after).map((day) => {
    const change = later.changes.find((one) => one.day === day)
    return change ? occurrence(t, change, earlier.changes) : takesPlace(t, after, day)
  })
  return described.length > maxOccurrences
    ? [...described.slice(0, maxOccurrences), t('part.more')]
    : described
}

/** The original days of the occurrences that differ by themselves: first the changed ones, then the restored ones. */
function changedDays({ recurrence: before }: Meeting, { recurrence: after }: Meeting): IsoDay[] {
  if (!before || !after || before.rule !== after.rule) return []
  const known = new Map(before.changes.map((change) => [change.day, contentOfChange(change)]))
  const changed = after.changes.filter((change) => known.get(change.day) !== contentOfChange(change))
  const restored = before.changes.filter(({ day }) => after.changes.every((change) => change.day !== day))
  return [...changed, ...restored].map(({ day }) => day)
}

function occurrence(
  t: Translate,
  change: Recurrence['changes'][number],
  earlier: Recurrence['changes'],
): string {
  const day = t.day(change.day)
  if (!change.fields) return t('part.occurrenceCancelled', { day })
  const known = earlier.find((one) => one.day === change.day)?.fields
  const isMoved = !known || timeOf(t, known) !== timeOf(t, change.fields)
  return isMoved
    ? t('part.occurrenceMoved', { day, to: timeOf(t, change.fields) })
    : t('part.occurrenceChanged', { day })
}

function takesPlace(t: Translate, series: Meeting, day: string): string {
  const found = occurrenceOn(series, day)
  if (!found) return t('part.occurrenceCancelled', { day: t.day(day) })
  return t('part.occurrenceRestored', { day: t.day(day), to: timeOf(t, found) })
}
