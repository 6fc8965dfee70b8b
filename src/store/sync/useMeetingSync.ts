import pTimeout from 'p-timeout'
import { useCallback, useLayoutEffect } from 'react'
import { syncFinished, syncRequested } from '#slices/meetingSyncSlice.ts'
import { meetingsOpened, selectMeetings, selectUnsentEntries } from '#slices/meetingsSlice.ts'
import { useAppStore } from '#store/hooks.ts'
import { markFilesSent, readFile, unsentFiles } from './attachmentStore.ts'
import { startMeetingSync } from './meetingSync.ts'

const files = { unsent: unsentFiles, read: readFile, markSent: markFilesSent }

/** Opens the meetings of the signed-in person and synchronizes them while the staff area is open. For its guard alone. */
export function useMeetingSync(personId: number | undefined): void {
  const store = useAppStore()
  useLayoutEffect(() => {
    if (personId === undefined) return
    if (selectMeetings(store.getState()).personId !== personId) store.dispatch(meetingsOpened(personId))
    return startMeetingSync({ store, personId, files, page: window })
  }, [store, personId])
}

/** The longest delay of a sign-out by a synchronization, in milliseconds. */
const timeoutMs = 4000

/**
 * Returns a function that sends the unsent meetings and answers, and resolves to the number of meetings that the server
 * does not have as they are here.
 */
export function useSendMeetings(): () => Promise<number> {
  const store = useAppStore()
  return useCallback(async () => {
    const countUnsent = () => selectUnsentEntries(store.getState()).length
    if (countUnsent() === 0) return 0
    let stop = () => {}
    const finished = new Promise<void>((resolve) => {
      stop = store.startListening({ actionCreator: syncFinished, effect: () => resolve() })
    })
    store.dispatch(syncRequested())
    await pTimeout(finished, { milliseconds: timeoutMs, fallback: () => undefined })
    stop()
    return countUnsent()
  }, [store])
}
