import { getHolidaysFeed, toTag } from '@atrium/contract'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** Where the calendar of the holidays can be subscribed to, in the reader's language: it is always our own server's. */
export function useFeedAddress(): string {
  const { hosts } = useEnvironment()
  const { language } = useLanguage()
  return `${hosts.api}${getHolidaysFeed.path}?lng=${toTag(language)}`
}
