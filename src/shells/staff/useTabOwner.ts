import { useLayoutEffect, useState } from 'react'
import { forgetStaffValues, readTabValue, staffKey, writeTab } from '#hooks/useTabState.ts'
import { useAppStore } from '#store/hooks.ts'

const ownerKey = `${staffKey}owner`

/**
 * Makes what this tab keeps of the staff area the person's own: what somebody else has left in it (a tab that slept
 * while they signed out, or that the browser has brought back) is forgotten first. True when that is done: not in the
 * first moment of another person, so that what is shown then begins anew.
 */
export function useTabOwner(personId: number | undefined): boolean {
  const [owner, setOwner] = useState<number>()
  const { isReplaying } = useAppStore()
  useLayoutEffect(() => {
    if (personId === undefined) return
    // Who is only looked at in a replay takes nothing from who is here.
    if (!isReplaying() && readTabValue(ownerKey) !== personId) {
      forgetStaffValues()
      writeTab(ownerKey, personId)
    }
    setOwner(personId)
  }, [personId, isReplaying])
  return personId !== undefined && owner === personId
}
