import { company, dayAndTime, formatDay, type Language, languages } from '@atrium/contract/core'
import { newsStateAt } from '@atrium/contract/news'

/** The state of an item now. */
export function newsStateNow(item: { publishedAt: string | null; endsOn: string }) {
  const now = new Date()
  return newsStateAt(item, now, dayAndTime(now, company.timeZone).day)
}

/** A title in the reader's language, else in any. */
export const titleIn = (titles: Record<Language, string>, language: Language): string =>
  [language, ...languages].map((each) => titles[each]).find(Boolean) ?? ''

/** An instant by the company's clock. */
export function formatInstant(at: string, language: Language): string {
  const { day, time } = dayAndTime(new Date(at), company.timeZone)
  return `${formatDay(day, language)}, ${time}`
}
