import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusMain } from '#hooks/focusMain.ts'

/** After a change of page the focus moves to the new content. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusMain()
  }, [pathname])
}
