import { formatDay, type Language, languages } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { Meeting, OccurrenceChange } from '@atrium/contract/meetings'
import { allOccurrences, occurrenceOn } from '@atrium/contract/meetings/series'
import type { NotifiedTime } from '@atrium/contract/notifications'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import type { Texts } from '#i18n/texts.ts'
import { oneLine } from '#mail/mail.ts'
import {
  askedAgain,
  bookedRoom,
  changedParts,
  changedTimes,
  contentOfChange,
  isSplitOff,
  type MeetingEvent,
  type MeetingPart,
  nextTimeOf,
  textAskedAgain,
} from './meetingNews.ts'

/** How many of the invitees of a meeting have answered what, without those who have left. */
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

interface Say {
  (key: string, values?: Record<string, string>): string
  /** "24 November 2026" */
  day: (day: string) => string
  now: Date
}

const speakIn = (texts: Texts, language: Language, now: Date): Say =>
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
  news: MeetingEvent,
  {
    before = news.before,
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
    return { language, ...writtenBy(speakIn(texts, language, now), { ...news, before }, isAnswered, counts) }
  })
}

function writtenBy(say: Say, news: MeetingEvent, isAnswered: boolean, counts?: AnswerCounts) {
  const { kind, organiser, before, after, answer, taken, hasOrganiserLeft } = news
  // A tombstone has no texts, and a removed person learns nothing of the changes at the same time.
  const shown = kind === 'cancelled' || kind === 'removed' ? (before ?? after) : after
  const [title, name] = [oneLine(shown.title), oneLine(organiser.name)]
  const when = whenOf(say, shown)
  if (kind === 'changed')
    return {
      title: say('changed.title', { title }),
      description: sentences(changes(say, before ?? after, after, isAnswered)),
    }
  if (kind === 'notKept' && before)
    return {
      title: say('notKept.title', { title: title || oneLine(before.title) }),
      description: notKept(say, after, before),
    }
  if (kind === 'answered' && answer) {
    const { accepted, maybe, declined, open } = counts ?? { accepted: 0, maybe: 0, declined: 0, open: 0 }
    return {
      title: say(`answered.${answer.state}`, { name: oneLine(answer.name) }),
      description: sentences([
        say('answered.text', { title, when }),
        answer.day && say('answered.onDay', { day: say.day(shownDay(after, answer.day)) }),
        counts &&
          say('answered.counts', {
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
      title: say(`${taken.isGone ? 'roomGone' : 'roomTaken'}.title`, {
        title,
        room: oneLine(after.roomname ?? ''),
      }),
      description: say(`${taken.isGone ? 'roomGone' : 'roomTaken'}.text`, {
        days: after.recurrence ? daysOf(say, taken.days) : when,
      }),
    }
  return {
    title: say(`${kind}.title`, { title }),
    description: sentences([
      say(kind === 'cancelled' && hasOrganiserLeft ? 'cancelled.left' : `${kind}.text`, { name, when }),
      kind === 'invited' && bookedRoom(after) && say('room', { room: oneLine(bookedRoom(after)) }),
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
): string[] => repetition(speakIn(texts, language, now), before, after)

/** The day on which an occurrence takes place. */
export const shownDay = (meeting: Meeting, originalDay: IsoDay): IsoDay =>
  occurrenceOn(meeting, originalDay)?.day ?? originalDay

const sentences = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

const timeOf = (say: Say, time: Pick<Meeting, 'day' | 'start' | 'end'> | undefined) =>
  time ? `${say.day(time.day)}, ${time.start}–${time.end}` : say('over')

function daysOf(say: Say, days: readonly string[]): string {
  const shown = days.toSorted().slice(0, maxOccurrences).map(say.day).join('; ')
  const left = days.length - maxOccurrences
  return left > 0 ? say('moreDays', { days: shown, count: String(left) }) : shown
}

function whenOf(say: Say, meeting: Meeting): string {
  const next = nextTimeOf(meeting, say.now)
  return meeting.recurrence && next ? say('repeats', { when: timeOf(say, next) }) : timeOf(say, next)
}

/** What changed, from what to what. */
function changes(say: Say, before: MeetingSnapshot, after: MeetingSnapshot, isAnswered: boolean): string[] {
  const told = changedParts(before, after).flatMap((part) => changesOf(say, before, after, part))
  const asked = told.length > 0 || isSplitOff(before, after) ? askedAgain(before, after) : 'whole'
  const again = textAskedAgain(asked, isAnswered)
  return [...(told.length > 0 ? told : [`${whenOf(say, after)}.`]), ...(again ? [say(again)] : [])]
}

function changesOf(say: Say, before: MeetingSnapshot, after: MeetingSnapshot, part: MeetingPart): string[] {
  switch (part) {
    case 'title':
      return [say('part.title', { from: oneLine(before.title), to: oneLine(after.title) })]
    case 'time': {
      const [earlier, later] = changedTimes(before, after, say.now)
      return [say('part.time', { from: timeOf(say, earlier), to: timeOf(say, later) })]
    }
    case 'room':
      // The organiser wants another room, and has neither.
      return bookedRoom(before) === bookedRoom(after)
        ? []
        : [say('part.room', { from: roomOf(say, bookedRoom(before)), to: roomOf(say, bookedRoom(after)) })]
    case 'repetition':
      return repetition(say, before, after)
    case 'people':
      return people(say, before.attendees, after.attendees)
    default:
      return []
  }
}

/** Which change was not kept: `kept` is the meeting as it is. */
function notKept(say: Say, kept: MeetingSnapshot, lost: MeetingSnapshot): string {
  if (lost.isDeleted) return say('notKept.deletion')
  if (kept.isDeleted) return say('notKept.deleted')
  // The occurrences that only the other device changed are not among the lost changes.
  const days = lost.recurrence?.changes.map(({ day }) => day) ?? []
  const changes = kept.recurrence?.changes.filter(({ day }) => days.includes(day)) ?? []
  const before = { ...kept, recurrence: kept.recurrence && { ...kept.recurrence, changes } }
  const told = changedParts(before, lost).flatMap((part) => changesOf(say, before, lost, part))
  return told.length > 0 ? say('notKept.changes', { changes: sentences(told) }) : say('notKept.text')
}

const roomOf = (say: Say, room: string) => (room ? oneLine(room) : say('part.noRoom'))

function people(say: Say, before: readonly string[], after: readonly string[]): string[] {
  const [added, left] = [
    after.filter((name) => !before.includes(name)),
    before.filter((name) => !after.includes(name)),
  ]
  return [
    ...(added.length > 0 ? [say('part.added', { names: namesOf(say, added) })] : []),
    ...(left.length > 0 ? [say('part.left', { names: namesOf(say, left) })] : []),
  ]
}

function namesOf(say: Say, all: readonly string[]): string {
  const names = all.slice(0, maxNames).map(oneLine).join(', ')
  return all.length > maxNames ? say('more', { names, count: String(all.length - maxNames) }) : names
}

function repetition(say: Say, before: Meeting, after: Meeting): string[] {
  const [earlier, later] = [before.recurrence, after.recurrence]
  if (!earlier || !later || earlier.rule !== later.rule) return [say('part.rule')]
  const told = changedDays(before, after).map((day) => {
    const change = later.changes.find((one) => one.day === day)
    return change ? occurrence(say, change, earlier.changes) : takesPlace(say, after, day)
  })
  return told.length > maxOccurrences ? [...told.slice(0, maxOccurrences), say('part.more')] : told
}

/** The original days of the occurrences that differ by themselves: first the changed ones, then the restored ones. */
function changedDays({ recurrence: before }: Meeting, { recurrence: after }: Meeting): IsoDay[] {
  if (!before || !after || before.rule !== after.rule) return []
  const known = new Map(before.changes.map((change) => [change.day, contentOfChange(change)]))
  const changed = after.changes.filter((change) => known.get(change.day) !== contentOfChange(change))
  const restored = before.changes.filter(({ day }) => after.changes.every((change) => change.day !== day))
  return [...changed, ...restored].map(({ day }) => day)
}

function occurrence(say: Say, change: OccurrenceChange, earlier: readonly OccurrenceChange[]): string {
  const day = say.day(change.day)
  if (!change.fields) return say('part.occurrenceCancelled', { day })
  const known = earlier.find((one) => one.day === change.day)?.fields
  const isMoved = !known || timeOf(say, known) !== timeOf(say, change.fields)
  return isMoved
    ? say('part.occurrenceMoved', { day, to: timeOf(say, change.fields) })
    : say('part.occurrenceChanged', { day })
}

function takesPlace(say: Say, series: Meeting, day: string): string {
  const found = occurrenceOn(series, day)
  if (!found) return say('part.occurrenceCancelled', { day: say.day(day) })
  return say('part.occurrenceRestored', { day: say.day(day), to: timeOf(say, found) })
}
