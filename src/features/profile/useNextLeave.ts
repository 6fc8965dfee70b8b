import { formatDays } from '@atrium/contract/core'
import { isAway, pendingStates } from '@atrium/contract/leave'
import { useTranslation } from 'react-i18next'
import { useListOffDayRequestsQuery } from '#api/leaveApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useToday } from '#hooks/useNow.ts'

/** The person's next leave from today on in words: "7–11 December 2026, requested". */
export function useNextLeave(): string {
  const { t } = useTranslation('profile')
  const { language } = useLanguage()
  const today = useToday()
  const { data, error } = useListOffDayRequestsQuery(undefined, useLiveList())
  if (!data) return t(error ? 'leave.failed' : 'leave.loading')
  const [next] = data.list
    .filter(isAway)
    .map((request) => ({ ...request, days: request.days.filter((day) => day >= today) }))
    .filter(({ days }) => days.length > 0)
    .sort((one, other) => ((one.days[0] ?? '') < (other.days[0] ?? '') ? -1 : 1))
  if (!next) return t('leave.none')
  const { days, startTime, endTime, state } = next
  return [
    formatDays(days, language),
    startTime && `${startTime}–${endTime}`,
    pendingStates.includes(state) && t('leave.requested'),
  ]
    .filter(Boolean)
    .join(', ')
}
