import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { meetingsOpened, selectMeetings } from '#slices/meetingsSlice.ts'
import { allEntries, isUnsent } from '#slices/meetingsState.ts'
import { useAppStore } from '#store/hooks.ts'
import type { AppStore } from '#store/setupStore.ts'
import { markFilesSent, readFile, unsentFiles } from './attachmentStore.ts'
import { createMeetingSync, type MeetingSync, type SyncStatus } from './meetingSync.ts'

export type { SyncStatus } from './meetingSync.ts'

/** One for each store: the screens see the same as what the guard has started. */
const known = new WeakMap<AppStore, MeetingSync>()

function syncOf(store: AppStore): MeetingSync {
  const files = { unsent: unsentFiles, read: readFile, markSent: markFilesSent }
  const sync = known.get(store) ?? createMeetingSync(store, files, window)
  known.set(store, sync)
  return sync
}

/** Whether the server has the meetings as they are here; `retry` asks it at once. */
export function useMeetingSync(): { status: SyncStatus; retry: () => void } {
  const { subscribe, getStatus, retry } = syncOf(useAppStore())
  return { status: useSyncExternalStore(subscribe, getStatus), retry }
}

/**
 * Opens the meetings of who is signed in, and brings them and the server's together for as long as the staff area
 * stands. For its guard alone.
 */
export function useOpenMeetings(personId: number | undefined): void {
  const store = useAppStore()
  useLayoutEffect(() => {
    if (personId === undefined) return
    if (selectMeetings(store.getState()).personId !== personId) store.dispatch(meetingsOpened(personId))
    return syncOf(store).start(personId)
  }, [store, personId])
}

/** Milliseconds that somebody who leaves waits for what is on its way. */
const timeoutMs = 4000

/** Brings the server what it does not have yet, as far as that goes at once; gives how many meetings it still lacks. */
export function useSendMeetings(): () => Promise<number> {
  const store = useAppStore()
  return useCallback(async () => {
    const countUnsent = () => allEntries(selectMeetings(store.getState())).filter(isUnsent).length
    if (countUnsent() === 0) return 0
    const { subscribe, getStatus, retry } = syncOf(store)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, timeoutMs)
      const stop = subscribe(() => getStatus() !== 'pending' && done())
      function done() {
        clearTimeout(timer)
        stop()
        resolve()
      }
      retry()
    })
    return countUnsent()
  }, [store])
}
