import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { now } from '#config/clock.ts'
import { sessionRenewed, signedIn } from '#slices/authSlice.ts'
import {
  isMeetingChange,
  meetingsAnnounced,
  pageShown,
  type SyncOutcome,
  selectLastSync,
  selectSyncStatus,
  syncFinished,
  syncOpened,
  syncRequested,
  syncStarted,
  wentOffline,
  wentOnline,
} from '#slices/meetingSyncSlice.ts'
import { selectMeetings, selectUnsentEntries } from '#slices/meetingsSlice.ts'
import type { AppStore } from '#store/setupStore.ts'
import { hasDue, runSync } from './runSync.ts'
import type { FileSource, SyncContext } from './syncContext.ts'

/** Milliseconds. */
export const syncTimes = {
  /** The debounce: from the last of several changes to the call. */
  afterChange: 500,
  /** Between two synchronizations of a visible page. */
  between: 5 * 60_000,
  /** A page that becomes visible does not synchronize again so soon. */
  recent: 30_000,
  /** The delay of the first retry; it doubles with each failure up to `lastPause`. */
  firstPause: 5000,
  lastPause: 5 * 60_000,
} as const

interface Visit {
  store: AppStore
  personId: number
  files: FileSource
  page: Window
}

/**
 * Synchronizes the meetings of this browser with the server while the person has the staff area open; returns the
 * function that stops it. One listener runs for the whole visit and waits for actions between two synchronizations, so
 * two never run at once, and a jump in the DevTools calls no server.
 */
export function startMeetingSync({ store, personId, files, page }: Visit): () => void {
  const isRecent = () => {
    const last = selectLastSync(store.getState())
    return last?.personId === personId && now().getTime() - last.at < syncTimes.recent
  }
  const progress = () => ({ personId, hasUnsent: selectUnsentEntries(store.getState()).length > 0 })
  const isDue = (action: UnknownAction) =>
    isMeetingChange(action) ||
    wentOnline.match(action) ||
    syncRequested.match(action) ||
    meetingsAnnounced.match(action) ||
    (pageShown.match(action) && !isRecent())

  /** Whether a reason to synchronize has arrived during a synchronization, which takes no actions. */
  let isMissed = false
  const stopMissed = store.startListening({
    matcher: isAnyOf(meetingsAnnounced, wentOnline, syncRequested),
    effect: () => {
      isMissed = true
    },
  })
  const stop = store.startListening({
    actionCreator: syncOpened,
    async effect({ payload }, { take, signal, dispatch }) {
      const context: SyncContext = {
        ...{
          store,
          personId,
          files,
          refused: new Map(),
          full: new Set(),
          refusals: new Map(),
          sent: new WeakSet(),
          settled: new Set(),
        },
        isWanted: () => !signal.aborted && selectMeetings(store.getState()).personId === personId,
      }

      /** Waits until there is a reason to synchronize again. */
      async function nextReason(): Promise<void> {
        let isChange = context.isWanted() && hasDue(context)
        if (!isChange && !isMissed) {
          let reason = await take(isDue, syncTimes.between)
          while (!reason && page.document.hidden) reason = await take(isDue, syncTimes.between)
          isChange = reason !== null && isMeetingChange(reason[0])
        }
        while (isChange) {
          const next = await take(isDue, syncTimes.afterChange)
          isChange = next !== null && isMeetingChange(next[0])
        }
      }

      async function synchronize(): Promise<SyncOutcome> {
        // No server is called while the DevTools replay.
        await store.present()
        isMissed = false
        dispatch(syncStarted(progress()))
        const outcome = await runSync(context).catch((): SyncOutcome => 'failed')
        await store.present()
        const refusals = [...context.refusals].map(([id, reason]) => ({ id, reason }))
        if (!signal.aborted) dispatch(syncFinished({ ...progress(), outcome, refusals, at: now().getTime() }))
        return outcome
      }

      let pause = 0
      let outcome: SyncOutcome = 'done'
      if (selectSyncStatus(store.getState()) === 'unsupported') outcome = 'unsupported'
      else if (store.getState().auth.isExpired) outcome = 'expired'
      // A layout that mounts again has a recent answer.
      else if (payload.hasUnsent || !isRecent()) outcome = await synchronize()
      while (!signal.aborted) {
        if (outcome === 'unsupported') await take(syncRequested.match)
        else if (outcome === 'expired')
          await take((action) => [signedIn, sessionRenewed, syncRequested].some(({ match }) => match(action)))
        else if (outcome === 'offline' || outcome === 'failed') {
          pause = Math.min(pause ? 2 * pause : syncTimes.firstPause, syncTimes.lastPause)
          const isForced = isMissed || (await take(isAnyOf(wentOnline, syncRequested), pause))
          if (isForced) pause = 0
        } else {
          pause = 0
          await nextReason()
        }
        outcome = await synchronize()
      }
    },
  })
  const onOnline = () => store.dispatch(wentOnline())
  const onOffline = () => store.dispatch(wentOffline())
  const onVisible = () => page.document.hidden || store.dispatch(pageShown())
  page.addEventListener('online', onOnline)
  page.addEventListener('offline', onOffline)
  page.document.addEventListener('visibilitychange', onVisible)
  store.dispatch(syncOpened(progress()))
  return () => {
    stopMissed()
    stop({ cancelActive: true })
    page.removeEventListener('online', onOnline)
    page.removeEventListener('offline', onOffline)
    page.document.removeEventListener('visibilitychange', onVisible)
  }
}
