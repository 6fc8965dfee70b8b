import { useGetHiringSummaryQuery } from '#api/hiringApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

/**
 * What waits in hiring for the person.
 * @param isOpen whether the person reads applications
 */
export function useHiringSummary(isOpen = true) {
  const { language } = useLanguage()
  const query = useGetHiringSummaryQuery(language, { ...useLiveList(), skip: !isOpen })
  const { data: summary } = query
  return {
    query,
    summary,
    newCount: summary?.newCount ?? 0,
    /** Whether anything waits. */
    isWaiting:
      summary !== undefined &&
      summary.newCount + summary.unratedCount + summary.interviews.length + summary.vacancies.length > 0,
  }
}
