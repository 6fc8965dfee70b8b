import { useEffect, useRef } from 'react'
import { whenContentShown } from '#hooks/whenContentShown.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'

/** Fetches again what the stream of events names, while the person has the staff area open and the session is valid. */
export function useEvents(personId: number | undefined): void {
  const isExpired = useAppSelector(selectSessionExpired)
  const store = useAppStore()
  const hasMissed = useRef(false)
  useEffect(() => {
    if (personId === undefined) return
    if (isExpired) {
      hasMissed.current = true
      return
    }
    let isWanted = true
    let stop = () => {}
    async function start(id: number): Promise<void> {
      const { streamEvents } = await import(/* webpackChunkName: "events" */ '#api/eventsApi.ts')
      const follower = { personId: id, hasMissed: hasMissed.current }
      if (isWanted) stop = store.dispatch(streamEvents.initiate(follower)).unsubscribe
    }
    // Without its code the page fetches again when it gets the focus.
    const cancel = whenContentShown(store, () => void start(personId).catch(() => undefined))
    return () => {
      isWanted = false
      cancel()
      stop()
    }
  }, [personId, isExpired, store])
}
