import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Back or Forward that was pressed while the page was hydrated: the router began with the address before and did not listen
 * yet. It is told to look at the address again.
 */
export function useMissedBack(): void {
  const { pathname, search } = useLocation()
  const begun = useRef(pathname + search)
  useEffect(() => {
    const { location, history } = window
    if (location.pathname + location.search !== begun.current)
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [])
}
