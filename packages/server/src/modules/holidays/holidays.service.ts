import { company, dayAndTime, type Language } from '@atrium/contract/core'
import { yearOf } from '@atrium/contract/days'
import type { Holiday } from '@atrium/contract/holidays'
import type { Services } from '#services.ts'
import { type FeedEntry, writeFeed } from './feed.ts'
import { type FetchHolidays, holidayServiceOf } from './holidayService.ts'
import { holidaysOf } from './rules.ts'

type Parts = Pick<Services, 'config' | 'texts' | 'now'>

/** Returns the holidays of a year; the names are in the given language when the source has them. */
export type ListHolidays = (year: number, language: Language) => Promise<Holiday[]>

/** The source of holidays: our own rules, or the configured service (departure 19). */
export function holidaysSource({ config, texts, now }: Parts): ListHolidays {
  const fetchYear: FetchHolidays | undefined =
    config.holidayService && holidayServiceOf(config.holidayService, now)
  return async (year, language) => {
    if (fetchYear) return fetchYear(year)
    return holidaysOf(year).map(({ day, names, isMoved, isWorkingDay, isEstimate }) => ({
      name: names.map((name) => texts(language, `holidays:names.${name}`)).join(', '),
      date: { iso: day },
      ...(isMoved && { isMoved }),
      ...(isWorkingDay && { isWorkingDay }),
      ...(isEstimate && { isEstimate }),
    }))
  }
}

/** The calendar feed with the holidays of the previous, the current and the next year. */
export async function holidaysFeed(
  { texts, now }: Parts,
  list: ListHolidays,
  language: Language,
): Promise<string> {
  const today = dayAndTime(now(), company.timeZone).day
  const years = [-1, 0, 1].map((step) => yearOf(today) + step)
  const holidays = (await Promise.all(years.map((year) => list(year, language)))).flat()
  const t = (key: string) => texts(language, `holidays:feed.${key}`, { company: company.name })
  const entries = holidays.map(
    ({ name, date, isMoved, isWorkingDay, isEstimate }): FeedEntry => ({
      day: date.iso,
      title: name,
      notes: [
        isMoved && !isWorkingDay && t('moved'),
        isWorkingDay && t('workingDay'),
        isEstimate && t('estimate'),
      ].filter((note) => note !== false && note !== undefined),
    }),
  )
  return writeFeed({ title: t('title'), language, stamp: today, entries })
}
