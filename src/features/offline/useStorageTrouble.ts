import { useSyncExternalStore } from 'react'
import { useAppStore } from '#store/hooks.ts'

/** Whether the browser does not keep what should survive a reload. */
export function useStorageTrouble(): boolean {
  const { subscribe, isFailing } = useAppStore().storageWatch
  return useSyncExternalStore(subscribe, isFailing)
}

/** Whether a newer version of the application has stored something, so that this tab should be loaded anew. */
export function useIsOutdated(): boolean {
  const { subscribe, isOutdated } = useAppStore().storageWatch
  return useSyncExternalStore(subscribe, isOutdated)
}
