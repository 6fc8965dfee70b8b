import { formatDay, type Language, type Meeting } from '@atrium/contract'
import { choiceOf } from '@atrium/contract/recurrence'
import type { Texts } from '#i18n/texts.ts'
import { comingOccurrences } from './meetingNews.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * How a meeting repeats from now on: "Every week (Mon, Wed): 24 meetings, the last on 9 February 2027". Empty for a meeting
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
  const every = texts(language, `mail:meeting.every.${pattern.startsWith('monthly') ? 'monthly' : pattern}`)
  return texts(language, 'mail:meeting.series', {
    every: names.length > 1 ? `${every} (${names.join(', ')})` : every,
    count: String(days.length),
    last: formatDay(last, language),
  })
}
