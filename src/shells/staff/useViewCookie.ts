import { pages, viewCookie } from '@atrium/contract/core'
import { useEffect } from 'react'
import { writeCookie } from '#hooks/writeCookie.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'
import { writeView } from '#store/persistence/viewCookie.ts'

/** Stores what the person has chosen to see in the cookie with which the server renders the next page of the staff area. */
export function useViewCookie(): void {
  const { isReplaying } = useAppStore()
  const view = useAppSelector(writeView)
  useEffect(() => {
    // What a replay shows is not a choice of the person.
    if (!isReplaying()) writeCookie(document, { name: viewCookie, value: view, path: pages.today })
  }, [view, isReplaying])
}
