import { addMonths, yearOf } from '@atrium/contract/days'
import { readMeetingDate, writeMeetingDate } from '@atrium/contract/meetings'
import {
  allOccurrences,
  choiceOf,
  daysOf,
  patternsOf,
  recurrencePatterns,
} from '@atrium/contract/meetings/series'
import type { MeetingValues, RepeatInput, RepeatView } from '@atrium/ui/meeting'
import { useState } from 'react'
import { useToday } from '#hooks/useNow.ts'
import type { MeetingDraft } from './meetingDraft.ts'
import { hasWeekdays, weekdaysOf } from './repeatValues.ts'
import { useDaysOff } from './useDaysOff.ts'
import { useFormSeries } from './useFormSeries.ts'

/** Months of a series that is proposed. */
const proposedMonths = { monthly: 12, other: 3 }

/**
 * The repetition in the form: what the day allows, the series, and the meetings that fall on days off.
 * `follow` takes the current values; only the year and whether it repeats render anything.
 */
export function useRepeat(draft: MeetingDraft) {
  const today = useToday()
  const seriesIn = useFormSeries(draft)
  const [asked, setAsked] = useState(() => askedOf(draft.values, today))
  const daysOff = useDaysOff(asked.year, { skip: !asked.isRepeating })

  const describe = (values: RepeatInput): RepeatView => {
    const day = readMeetingDate(values.day) ?? today
    const patterns = patternsOf(day)
    const chosen = recurrencePatterns.find((pattern) => pattern === values.repeats)
    if (chosen && !patterns.includes(chosen)) patterns.push(chosen)
    const months = chosen?.startsWith('monthly') ? proposedMonths.monthly : proposedMonths.other
    return {
      day,
      patterns,
      ...(hasWeekdays(values.repeats) && { weekdays: weekdaysOf(values, day) }),
      proposedUntil: writeMeetingDate(addMonths(day, months)),
      concerned: [],
      ...resultOf(values),
    }
  }

  function resultOf(values: RepeatInput): Pick<RepeatView, 'series' | 'concerned'> | undefined {
    const { stored, made } = seriesIn(values)
    const choice = made && choiceOf(made.recurrence.rule)
    if (!made || !choice) return undefined
    const all = stored
      ? allOccurrences(stored).map(({ day, originalDay }) => ({
          day,
          isPlain: day === originalDay && day >= today,
        }))
      : daysOf(made).map((day) => ({ day, isPlain: true }))
    const taken = new Set(all.map(({ day }) => day))
    const decided = new Map(values.dayChanges.map(({ day, to }) => [day, to]))
    const concerned = all.flatMap(({ day, isPlain }) => {
      const holiday = daysOff.holidayOn(day)
      if (!isPlain || (holiday === undefined && !daysOff.isAway(day, values))) return []
      const to = daysOff.nextWorkingDay(day, values, taken)
      // No two meetings are moved to one day.
      if (to !== undefined) taken.add(to)
      return [{ day, holiday, to }]
    })
    const days = all.flatMap(({ day }) => (decided.has(day) ? (decided.get(day) ?? []) : day)).sort()
    return { series: { choice, firstDay: made.day, days }, concerned }
  }

  const follow = (values: MeetingValues) =>
    setAsked((before) => {
      const next = askedOf(values, today)
      return next.year === before.year && next.isRepeating === before.isRepeating ? before : next
    })

  return { describe, follow }
}

const askedOf = ({ day, repeats }: MeetingValues, today: string) => ({
  isRepeating: repeats !== '',
  year: yearOf(readMeetingDate(day) ?? today),
})
