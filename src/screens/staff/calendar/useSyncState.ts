import type { SyncNoteProps } from '@atrium/ui/schedule'
import { useStorageTrouble } from '#features/offline/useStorageTrouble.ts'
import { selectSyncRefusals, selectSyncStatus } from '#slices/meetingSyncSlice.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/** Whether the server has the meetings of this browser; of rejected meetings the first one and why. */
export function useSyncState(isLoading: boolean): SyncNoteProps | undefined {
  const status = useAppSelector(selectSyncStatus)
  const refusals = useAppSelector(selectSyncRefusals)
  const [refusal] = refusals
  const meeting = useAppSelector((state) =>
    refusal ? selectMeetingEntry(state, refusal.id)?.meeting : undefined,
  )
  const isUnkept = useStorageTrouble() && status !== 'synced'
  // What is not shown yet is not called saved.
  if (status === 'synced' && isLoading) return undefined
  if (isUnkept) return { status: 'unkept' }
  if (status !== 'pending' || !refusal || !meeting) return { status }
  const { title, day } = meeting
  return { status, refusal: { title, day, reason: refusal.reason, others: refusals.length - 1 } }
}
