import { limits } from '@atrium/contract/core'
import { useDayNames } from '@atrium/ui/i18n'
import { useTranslation } from 'react-i18next'
import { useStorageTrouble } from '#features/offline/useStorageTrouble.ts'
import { selectSyncRefusals, selectSyncStatus } from '#slices/meetingSyncSlice.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/** Whether the server has the meetings of this browser, in words; of rejected meetings the first one and why. */
export function useSyncText(isLoading: boolean): string | undefined {
  const { t } = useTranslation(['schedule', 'validation'])
  const { dateOf } = useDayNames()
  const status = useAppSelector(selectSyncStatus)
  const refusals = useAppSelector(selectSyncRefusals)
  const [refusal] = refusals
  const meeting = useAppSelector((state) =>
    refusal ? selectMeetingEntry(state, refusal.id)?.meeting : undefined,
  )
  const isUnkept = useStorageTrouble() && status !== 'synced'
  // What is not shown yet is not called saved.
  if (status === 'synced' && isLoading) return undefined
  if (status !== 'pending' || isUnkept || !refusal || !meeting)
    return t(`sync.${isUnkept ? 'unkept' : status}`)
  const { title, day } = meeting
  const count = refusals.length - 1
  return t(count > 0 ? 'sync.refusedMore' : 'sync.refused', {
    ...{ title, day: dateOf(day), count },
    reason: refusal.reason ? t(`validation:${refusal.reason}`, limits) : t('sync.noReason'),
  })
}
