import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Repeats a Back or Forward that was pressed during hydration, before the router listened: the router reads the address
 * again.
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
