import { now } from '#config/clock.ts'
import { sessionRenewed, signedIn } from '#slices/authSlice.ts'
import { meetingChanged, meetingCreated, meetingDeleted, selectMeetings } from '#slices/meetingsSlice.ts'
import { allEntries, isUnsent } from '#slices/meetingsState.ts'
import type { AppStore } from '#store/setupStore.ts'
import { runSync } from './runSync.ts'
import type { FileSource } from './syncContext.ts'
import type { SyncOutcome } from './syncOutcome.ts'

/**
 * Whether the server has the meetings as they are here: `pending` is not there yet, `offline` waits for the connection,
 * `local` has no server for meetings, `failed` is tried again by itself.
 */
export type SyncStatus = 'synced' | 'pending' | 'offline' | 'local' | 'failed'

/** Milliseconds. */
export const syncTimes = {
  /** From the last of several changes to the call. */
  afterChange: 500,
  /** Between two looks of a page that is seen. */
  between: 5 * 60_000,
  /** A page that is seen again has looked this recently: once more would be of no use. */
  recent: 30_000,
  /** The pause after the first failure; each further one doubles it, up to the last. */
  firstPause: 5000,
  lastPause: 5 * 60_000,
} as const

const isChange = (action: unknown) =>
  [meetingCreated, meetingChanged, meetingDeleted].some(({ match }) => match(action))
const isRenewal = (action: unknown) => signedIn.match(action) || sessionRenewed.match(action)

export type MeetingSync = ReturnType<typeof createMeetingSync>

/**
 * Brings the meetings of this device and the server's together, for as long as a person has the staff area open. It
 * follows actions, not the state: jumping through history in the DevTools calls nobody.
 */
export function createMeetingSync(store: AppStore, files: FileSource, page: Window) {
  const watchers = new Set<() => void>()
  let status: SyncStatus = 'synced'
  /** For whom the server was heard last, and when. */
  let last = { personId: 0, at: Number.NEGATIVE_INFINITY }
  /** There is no server for meetings: nobody asks again in this visit, unless they are told to. */
  let isLocal = false
  let retry: () => void = () => undefined
  /** Never two rounds at once, also where one person's follows another's. */
  let busy: Promise<unknown> = Promise.resolve()

  const show = (next: SyncStatus) => {
    if (next === status) return
    status = next
    for (const watcher of watchers) watcher()
  }
  const hasUnsent = () => allEntries(selectMeetings(store.getState())).some(isUnsent)

  /** Begins for a person; gives what ends it. */
  function start(personId: number): () => void {
    const refused = new Map<string, string>()
    let isWanted = true
    let isRunning = false
    let isAgain = false
    let pause = 0
    let isExpired = store.getState().auth.isExpired
    let timer: ReturnType<typeof setTimeout> | undefined

    const isTheirs = () => isWanted && selectMeetings(store.getState()).personId === personId
    const plan = (milliseconds: number, go: () => void = run) => {
      clearTimeout(timer)
      timer = setTimeout(go, milliseconds)
    }
    function run(): void {
      if (!isWanted || isExpired || isLocal) return
      if (isRunning) {
        isAgain = true
        return
      }
      clearTimeout(timer)
      isRunning = true
      isAgain = false
      if (hasUnsent() && status === 'synced') show('pending')
      busy = busy
        .then(() => runSync({ store, personId, files, refused, isWanted: isTheirs }))
        .catch((): SyncOutcome => 'failed')
        .then(finish)
    }
    const look = () => {
      if (!page.document.hidden) run()
    }
    function finish(end: SyncOutcome): void {
      isRunning = false
      if (!isWanted) return
      last = { personId, at: now().getTime() }
      if (end === 'expired' || end === 'local') {
        isExpired = end === 'expired'
        isLocal = end === 'local'
        show(end === 'local' ? 'local' : hasUnsent() ? 'pending' : 'synced')
        return
      }
      if (end === 'offline' || end === 'failed') {
        pause = Math.min(pause ? 2 * pause : syncTimes.firstPause, syncTimes.lastPause)
        show(end)
        plan(pause)
        return
      }
      pause = 0
      if (end !== 'stopped') show(end === 'refused' || hasUnsent() ? 'pending' : 'synced')
      if (isAgain) plan(syncTimes.afterChange)
      else plan(syncTimes.between, look)
    }
    const anew = () => {
      pause = 0
      run()
    }
    const onAction = (action: unknown) => {
      if (isChange(action)) {
        if (isExpired || isLocal || pause) return
        if (status === 'synced') show('pending')
        if (isRunning) isAgain = true
        else plan(syncTimes.afterChange)
      } else if (isRenewal(action) && isExpired) {
        isExpired = false
        anew()
      }
    }
    const isRecent = () => last.personId === personId && now().getTime() - last.at < syncTimes.recent
    const onVisible = () => {
      if (!pause && !isRecent()) look()
    }
    const onOffline = () => {
      if (!isLocal) show('offline')
    }

    retry = () => {
      isExpired = false
      isLocal = false
      anew()
    }
    show(isLocal ? 'local' : hasUnsent() ? 'pending' : 'synced')
    const unlisten = store.startListening({ predicate: () => true, effect: onAction })
    page.addEventListener('online', anew)
    page.addEventListener('offline', onOffline)
    page.document.addEventListener('visibilitychange', onVisible)
    // Only another frame around the pages.
    if (isRecent() && !hasUnsent()) plan(syncTimes.between, look)
    else run()
    return () => {
      isWanted = false
      clearTimeout(timer)
      unlisten()
      page.removeEventListener('online', anew)
      page.removeEventListener('offline', onOffline)
      page.document.removeEventListener('visibilitychange', onVisible)
    }
  }

  return {
    start,
    retry: () => retry(),
    getStatus: () => status,
    /** Hears of each other status; gives what stops it. */
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
