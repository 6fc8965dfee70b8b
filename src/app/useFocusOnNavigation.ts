import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusMain } from '#hooks/focusMain.ts'

/** Moves the focus to the new content after a navigation. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusMain()
  }, [pathname])
}
