import type { PageName } from '@atrium/contract/core'
import { useLocation } from 'react-router-dom'
import { href } from '#config/site.ts'

/** The position of the reader in the staff area. */
export function usePlaces() {
  const { pathname } = useLocation()
  const path = pathname.replace(/\/+$/, '')
  return {
    pathname,
    isAt: (page: PageName) => path === href(page),
    /** The page itself, one of the pages below it, or neither. */
    currentAs: (page: PageName): 'page' | 'area' | undefined => {
      if (path === href(page)) return 'page'
      // Every page is below the start page, and none belongs to it.
      return page !== 'today' && path.startsWith(`${href(page)}/`) ? 'area' : undefined
    },
  }
}
