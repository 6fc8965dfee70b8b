import { useEffect, useState } from 'react'
import { useAppStore } from '#store/hooks.ts'
import { staffSlices } from '#store/staffSlices.ts'

/** Whether the store has the staff area's slices; adds them, without a request. */
export function useStaffSlices(): boolean {
  const store = useAppStore()
  const [isReady, setReady] = useState(() => store.hasSlices(staffSlices))
  useEffect(() => {
    let isCurrent = true
    void store.addSlices(staffSlices).then(() => isCurrent && setReady(true))
    return () => {
      isCurrent = false
    }
  }, [store])
  return isReady
}
