import { useLayoutEffect, useState } from 'react'
import { clearStaffValues, readTabValue, staffKey, writeTab } from '#hooks/useTabState.ts'
import { useAppStore } from '#store/hooks.ts'

const ownerKey = `${staffKey}owner`

/**
 * Makes a person the owner of this tab's values of the staff area. Values of another person (from a tab that slept during the
 * sign-out, or that the browser restored) are removed first.
 */
export function claimTab(personId: number): void {
  if (isOwner(personId)) return
  clearStaffValues()
  writeTab(ownerKey, personId)
}

/**
 * Makes the signed-in person the owner of the tab. True once that is done; false in the first render for another person, so
 * that the page is remounted.
 */
export function useTabOwner(personId: number | undefined): boolean {
  const { isReplaying } = useAppStore()
  const [owner, setOwner] = useState(() => (isOwner(personId) ? personId : undefined))
  useLayoutEffect(() => {
    if (personId === undefined) return
    // A person in a replay does not take over the values of the signed-in person.
    if (!isReplaying()) claimTab(personId)
    setOwner(personId)
  }, [personId, isReplaying])
  return personId !== undefined && owner === personId
}

/** The server has no tab. */
const isOwner = (personId: number | undefined): boolean =>
  typeof window === 'undefined' || readTabValue(ownerKey) === personId
