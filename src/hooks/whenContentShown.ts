import { baseApi } from '#api/baseApi.ts'
import type { AppStore } from '#store/setupStore.ts'
import { isAlive } from './alive.ts'

/** Milliseconds for the idle callback, which a busy page would never get. */
const idleTimeoutMs = 5000

/** Milliseconds in place of the idle callback, which Safari lacks. */
const idleMs = 1000

type PageStore = Pick<AppStore, 'getState' | 'subscribe'>

/**
 * Calls `action` once the page is interactive, its queries are answered and the browser is idle: from then on a page may
 * fetch what its content does not need. Returns a function that cancels the call.
 */
export function whenContentShown(store: PageStore, action: () => void): () => void {
  const cancels: (() => void)[] = []
  const cancel = () => {
    for (const stop of cancels.splice(0)) stop()
  }
  const check = () => {
    if (!isAlive() || hasPendingQueries(store)) return
    cancel()
    // The effects of a page that has just become interactive send its queries before the browser is idle.
    cancels.push(whenIdle(() => (hasPendingQueries(store) ? wait() : action())))
  }
  const wait = () => {
    window.addEventListener('alive', check)
    cancels.push(store.subscribe(check), () => window.removeEventListener('alive', check))
    check()
  }
  wait()
  return cancel
}

const hasPendingQueries = (store: PageStore): boolean =>
  Object.values(store.getState()[baseApi.reducerPath].queries).some((query) => query?.status === 'pending')

/** Returns a function that cancels the call. */
function whenIdle(action: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const request = window.requestIdleCallback(action, { timeout: idleTimeoutMs })
    return () => window.cancelIdleCallback(request)
  }
  const timer = setTimeout(action, idleMs)
  return () => clearTimeout(timer)
}
