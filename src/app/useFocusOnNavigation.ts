import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The id of the element that holds the page's own content; the skip link leads to it. */
const mainId = 'main'

/**
 * After a change of page the keyboard and the screen reader continue at the new content, unless the new
 * page has already put the focus somewhere in it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById(mainId)
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
}
