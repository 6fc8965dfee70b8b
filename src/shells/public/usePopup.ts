import { type RefObject, useCallback, useEffect, useState } from 'react'
import { constants } from '#config/constants.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { browserStorage } from '#store/persistence/textStorage.ts'
import { watchUse } from './watchUse.ts'

/** How often to check whether the visitor is idle, in ms. */
const idleCheckMs = 500

/** Whether the browser has shown the popup (spec 2). */
const popupFlag = 'popupShown'

/**
 * Whether the popup about the application is open (spec 2, departure 21): 3 s after the shell has loaded, and not before
 * the visitor is idle: no form and no Tab key in use, no menu open, the page visible.
 */
export function usePopup(isMenuOpen: RefObject<boolean>) {
  const { popupRepeat } = useEnvironment()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    // In a preview of the desk it would cover the page.
    const isFramed = window.top !== window
    if (isFramed || (popupRepeat === 'once' && wasPopupShown())) return
    const watch = watchUse()
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const openWhenIdle = () => {
      if (document.hidden || isMenuOpen.current || watch.isInUse()) {
        timer = setTimeout(openWhenIdle, idleCheckMs)
        return
      }
      watch.stop()
      rememberPopup()
      setOpen(true)
    }
    timer = setTimeout(() => {
      // Preloaded: over a slow connection the visitor would be busy again before the code arrives.
      void import('@atrium/ui/popup').then(() => {
        if (!isOver) openWhenIdle()
      }, watch.stop)
    }, constants.popup.afterMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      watch.stop()
    }
  }, [popupRepeat, isMenuOpen])

  return { isOpen, close: useCallback(() => setOpen(false), []) }
}

const wasPopupShown = (): boolean => browserStorage(window).getItem(popupFlag) === 'true'

function rememberPopup(): void {
  try {
    browserStorage(window).setItem(popupFlag, 'true')
  } catch {
    // The storage is full: the popup appears once more at the next visit.
  }
}
