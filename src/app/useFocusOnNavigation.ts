import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusMain } from '#hooks/focusMain.ts'
import { whenLaidOut } from '#hooks/whenLaidOut.ts'

/**
 * Moves the focus to the new content after a navigation. From the page of one row back to its list, the focus returns to
 * the link of the row.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    const left = shown.current
    if (left === pathname) return undefined
    shown.current = pathname
    focusMain()
    return left.startsWith(`${pathname}/`) ? whenLaidOut(() => focusLinkTo(left)) : undefined
  }, [pathname])
}

/** Focuses the first link to a page in the content, and scrolls to it where it is out of sight. */
function focusLinkTo(path: string): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>('#main a[href]')
  const link = [...links].find(({ pathname }) => pathname === path)
  link?.focus()
  return link !== undefined
}
