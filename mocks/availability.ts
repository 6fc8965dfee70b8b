import {
  type AvailabilityAnswer,
  type AvailabilityQuestion,
  company,
  dayAndTime,
  foldText,
  type IsoDay,
  type Language,
  type PersonState,
  readMeetingDate,
  type TimeSpan,
  workingHours,
  writeTime,
} from '@atrium/contract'
import { addDays, isWeekend, yearOf } from '@atrium/contract/days'
import { holidaysSample, staffSamples } from '@atrium/contract/samples'
import { availabilityEndpoints, availabilityQuestionSchema } from '@atrium/contract/schemas'
import { answering, json, languageOf, mockOf } from './answers.ts'
import { ownMeetings } from './meetings.ts'
import { ownOffDays } from './offDays.ts'
import { scheduled } from './schedule.ts'

/** The signed-in person of the mocks. */
const self = `${staffSamples[0]?.firstName} ${staffSamples[0]?.lastName}`

/** Times such as `09:00` can be compared as texts. */
const overlap = (one: Omit<TimeSpan, 'day'>, other: Omit<TimeSpan, 'day'>) =>
  one.start < other.end && other.start < one.end

const colleagues = new Set(
  staffSamples.map(({ firstName, lastName }) => foldText(`${firstName} ${lastName}`)),
)

function stateOf(name: string, span: TimeSpan, exceptId: string | undefined): PersonState {
  const folded = foldText(name)
  const isSelf = folded === foldText(self)
  const isIn = (names: readonly string[] = []) => names.some((one) => foldText(one) === folded)
  if (!colleagues.has(folded)) return 'unknown'
  const isAway = ownOffDays().some(
    ({ days, startTime, endTime, state }) =>
      state === 'sent' &&
      days.includes(span.day) &&
      overlap({ start: startTime || '00:00', end: endTime || '24:00' }, span),
  )
  if (isSelf && isAway) return 'away'
  const isInOwn = ownMeetings().some(
    (one) =>
      one.id !== exceptId &&
      !one.isDeleted &&
      one.day === span.day &&
      overlap(one, span) &&
      (isSelf || isIn(one.attendees)),
  )
  const isInCompanys = scheduled().some(
    (one) =>
      readMeetingDate(one.date) === span.day &&
      overlap({ start: one.start_time, end: one.end_time }, span) &&
      isIn(one.attendees),
  )
  return isInOwn || isInCompanys ? 'busy' : 'free'
}

const dayOff = (day: IsoDay, language: Language): string | undefined =>
  holidaysSample(yearOf(day), language).find(({ date, isWorkingDay }) => date.iso === day && !isWorkingDay)
    ?.name

/** Tries every quarter of an hour of the next days; at most three spans. */
function nextTimes(
  names: readonly string[],
  { day, start, end, exceptId }: AvailabilityQuestion,
): TimeSpan[] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const length = minutes(end) - minutes(start)
  const now = dayAndTime(new Date(), company.timeZone)
  const soonest = [`${day} ${start}`, `${now.day} ${now.time}`].sort().at(-1) ?? ''
  const found: TimeSpan[] = []
  let after = soonest
  for (let date = soonest.slice(0, 10), count = 0; count < 60; date = addDays(date, 1), count += 1) {
    if (isWeekend(date) || dayOff(date, 'EN')) continue
    for (
      let mark: number = workingHours.start;
      mark + length <= workingHours.end;
      mark += workingHours.step
    ) {
      const span = { day: date, start: writeTime(mark), end: writeTime(mark + length) }
      if (found.length === 3 || `${date} ${span.start}` < after) continue
      if (names.some((name) => ['busy', 'away'].includes(stateOf(name, span, exceptId)))) continue
      found.push(span)
      after = `${date} ${span.end}`
    }
  }
  return found
}

function answer(question: AvailabilityQuestion, language: Language): AvailabilityAnswer {
  const others = new Map(question.people.map((name) => [foldText(name), name] as const).toReversed())
  others.delete(foldText(self))
  const order = [...new Set(question.people.map(foldText))]
  const names = [self, ...order.flatMap((folded) => others.get(folded) ?? [])]
  return {
    people: names.map((name, index) => ({
      name,
      state: stateOf(name, question, question.exceptId),
      isSelf: index === 0,
    })),
    holiday: dayOff(question.day, language),
    next: nextTimes(names, question),
  }
}

/** Who is free when, from the meetings, days off and holidays of the mocks. */
export const availabilityMocks = [
  mockOf(
    availabilityEndpoints.askAvailability,
    answering(availabilityQuestionSchema, (question, request) => json(answer(question, languageOf(request)))),
  ),
]
