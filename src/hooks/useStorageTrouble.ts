import { useSyncExternalStore } from 'react'
import { useAppStore } from '#store/hooks.ts'

/** Whether the browser does not keep what should survive a reload. */
export function useStorageTrouble(): boolean {
  const { subscribe, isFailing } = useAppStore().storageWatch
  return useSyncExternalStore(subscribe, isFailing)
}
