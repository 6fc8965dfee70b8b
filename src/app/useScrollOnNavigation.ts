import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { constants } from '#config/constants.ts'
import { isOverPage } from '#hooks/overPage.ts'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { readTabValue, writeTab } from '#hooks/useTabState.ts'
import { whenLaidOut } from '#hooks/whenLaidOut.ts'

/** The `sessionStorage` key of the scroll positions, by history entry. */
const positionsKey = 'scrollPositions'

/**
 * A scroll is told with the next frame, when a press may have led to another page already: what leads there is listened to
 * as well, before the page changes.
 */
const leaving = ['scroll', 'click', 'popstate'] as const

/**
 * The scroll rules (spec 2, departure 16): a new page starts at its top; Back and Forward restore the scroll position; a
 * link to a section scrolls to it smoothly and stops a little above. A change of the query alone (a filter) does not
 * scroll, nor does a dialog that comes over the page or goes.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation()
  const type = useNavigationType()
  const isHydrated = useIsHydrated()
  // The browser itself has scrolled a server-rendered page.
  const shownPath = useRef(isHydrated ? undefined : location.pathname)
  const isBrowsers = useRef(!isHydrated)
  const wasOver = useRef(isOverPage(location.state))

  const shownEntry = useRef('')
  const positions = useRef<Record<string, number>>(readTabValue(positionsKey) ?? {})

  useEffect(() => {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual'
    }
    takeOver()
    const remember = () => {
      positions.current[shownEntry.current] = window.scrollY
    }
    const keep = () => {
      // The last scroll event may come in a frame in which the previous page is no longer rendered.
      remember()
      writeTab(positionsKey, positions.current)
      // The next document is server-rendered: the browser scrolls it before any script runs.
      window.history.scrollRestoration = 'auto'
    }
    for (const name of leaving) window.addEventListener(name, remember, true)
    window.addEventListener('pagehide', keep)
    // On Back from another site, the browser may restore this page from its back/forward cache.
    window.addEventListener('pageshow', takeOver)
    return () => {
      for (const name of leaving) window.removeEventListener(name, remember, true)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('pageshow', takeOver)
    }
  }, [])

  // A link to the shown section is another location with the same address.
  useLayoutEffect(() => {
    const { pathname, hash, state } = location
    const isOver = isOverPage(state)
    const isNewPage = shownPath.current !== pathname
    shownPath.current = pathname
    const isDialog = !isNewPage && (isOver || wasOver.current)
    wasOver.current = isOver
    // Before anything scrolls: the next scroll event already belongs to the new entry.
    shownEntry.current = entryKey()
    if (isBrowsers.current) {
      isBrowsers.current = false
      return undefined
    }
    if (isDialog) return undefined
    const returnTo = type === 'POP' ? positions.current[shownEntry.current] : undefined
    if (returnTo !== undefined) return whenLaidOut(() => scrollIfReachable(returnTo))
    if (hash) return whenLaidOut(glidesTo(sectionIdOf(hash)))
    if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [location, type])
}

/**
 * The key of the shown history entry. The router gives none to the first entry of a document: it gets one here, where a
 * reload, Back and Forward find it again, and a new address has none.
 */
function entryKey(): string {
  const state: { key: string } = { key: String(Date.now()), ...window.history.state }
  window.history.replaceState(state, '')
  return state.key
}

function scrollIfReachable(top: number): boolean {
  const reach = document.documentElement.scrollHeight - window.innerHeight
  window.scrollTo({ top: Math.min(top, reach), behavior: 'instant' })
  return reach >= top
}

/** The id in a hash; an invalid encoding is used unchanged. */
function sectionIdOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/**
 * Scrolls smoothly to a section and keeps correcting the position, because content that loads above pushes the section
 * down. It never reports success, so it ends with the timeout of `whenLaidOut`, or when the user scrolls.
 */
function glidesTo(id: string): () => boolean {
  let isReached = false
  return () => {
    const section = document.getElementById(id)
    if (!section) return false
    const top = Math.round(section.getBoundingClientRect().top + window.scrollY - constants.sectionOffsetPx)
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' })
    if (!isReached) {
      // The focus follows, unless a dialog covers the page.
      section.tabIndex = -1
      section.focus({ preventScroll: true })
      isReached = document.activeElement === section
    }
    return false
  }
}
