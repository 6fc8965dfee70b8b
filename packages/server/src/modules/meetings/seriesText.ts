import { formatDay, type Language } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { Meeting } from '@atrium/contract/meetings'
import { choiceOf, monthlyPlaceOf, type RecurrencePattern } from '@atrium/contract/meetings/series'
import type { Texts } from '#i18n/texts.ts'
import { comingOccurrences } from './meetingEvents.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * How a meeting repeats from now on: "Every week (Mon, Wed): 24 meetings, the last on 9 February 2027", a monthly one in the
 * words of the application: "Monthly on the second Tuesday: …". Empty for a meeting
 * that does not repeat, and for a series of which no meeting is left.
 */
export function seriesText(
  texts: Texts,
  language: Language,
  { meeting, now }: { meeting: Meeting; now: Date },
): string {
  const { recurrence } = meeting
  const choice = recurrence && choiceOf(recurrence.rule)
  const days = recurrence ? comingOccurrences(meeting, now).map(({ day }) => day) : []
  const last = days.at(-1)
  if (!choice || !last) return ''
  const { pattern, weekdays: chosen } = choice
  const names = chosen.map((number) => texts(language, `days:weekdays.short.${weekdays[number - 1]}`))
  const every = pattern.startsWith('monthly')
    ? monthly(texts, language, pattern, meeting.day)
    : texts(language, `mail:meeting.every.${pattern}`)
  return texts(language, 'mail:meeting.series', {
    every: names.length > 1 ? `${every} (${names.join(', ')})` : every,
    count: String(days.length),
    last: formatDay(last, language),
  })
}

function monthly(texts: Texts, language: Language, pattern: RecurrencePattern, day: IsoDay): string {
  const t = (key: string, values?: Record<string, string>) => texts(language, `meeting:repeat.${key}`, values)
  const place = monthlyPlaceOf(pattern, day)
  if ('ordinal' in place)
    return t('monthly', { when: t(`nth.${weekdays[place.weekday - 1]}.${place.ordinal}`) })
  const { date } = place
  if (date === 31) return t('monthlyLastDay')
  return t(date > 28 ? 'monthlyLateDate' : 'monthlyDate', { date: String(date) })
}
