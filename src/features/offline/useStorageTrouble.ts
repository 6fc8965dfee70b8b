import { useSyncExternalStore } from 'react'
import { useAppStore } from '#store/hooks.ts'

/** The server stores nothing in a browser. */
const onServer = () => false

/** Whether the browser does not store something that should survive a reload. */
export function useStorageTrouble(): boolean {
  const { subscribe, isFailing } = useAppStore().storageStatus
  return useSyncExternalStore(subscribe, isFailing, onServer)
}

/** Whether a newer version of the application has stored something, so that this tab should be reloaded. */
export function useIsOutdated(): boolean {
  const { subscribe, isOutdated } = useAppStore().storageStatus
  return useSyncExternalStore(subscribe, isOutdated, onServer)
}
