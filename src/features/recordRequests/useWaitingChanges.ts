import type { RecordRequest } from '@atrium/contract/people'
import { useListRecordRequestsQuery } from '#api/peopleApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

const none: readonly RecordRequest[] = []

/** Whether nobody has decided about a request. */
export const isWaiting = ({ state }: RecordRequest): boolean => state === 'sent'

/** Whether a request waits, or the person's decision can still be undone. */
export const isInHand = (request: RecordRequest): boolean =>
  isWaiting(request) || request.undoUntil !== undefined

/** A request that is listed no longer: its person has withdrawn it. */
export const toWithdrawn = (request: RecordRequest): RecordRequest => ({ ...request, state: 'withdrawn' })

/**
 * The requests for changes of records: those that wait, and the decided ones.
 * @param isOpen whether the person may decide
 */
export function useWaitingChanges(isOpen = true) {
  const { language } = useLanguage()
  const query = useListRecordRequestsQuery(language, { ...useLiveList(), skip: !isOpen })
  const requests = query.currentData ?? query.data
  return {
    queries: [query],
    isKnown: requests !== undefined,
    requests: requests ?? none,
    waiting: requests?.filter(isWaiting) ?? none,
  }
}
