import { useLayoutEffect, useState } from 'react'
import { forgetStaffValues, readTabValue, staffKey, writeTab } from './useTabState.ts'

const ownerKey = `${staffKey}owner`

/**
 * Makes what this tab keeps of the staff area the person's own: what somebody else has left in it (a tab that slept
 * while they signed out, or that the browser has brought back) is forgotten first. True when that is done: not in the
 * first moment of another person, so that what is shown then begins anew.
 */
export function useOwnTab(personId: number | undefined): boolean {
  const [owner, setOwner] = useState<number>()
  useLayoutEffect(() => {
    if (personId === undefined) return
    if (readTabValue(ownerKey) !== personId) {
      forgetStaffValues()
      writeTab(ownerKey, personId)
    }
    setOwner(personId)
  }, [personId])
  return personId !== undefined && owner === personId
}
