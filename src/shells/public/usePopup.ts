import { type RefObject, useCallback, useEffect, useState } from 'react'
import { constants } from '#config/constants.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { rememberPopup, wasPopupShown } from './popupFlag.ts'
import { watchForms } from './watchForms.ts'

/** How often to check whether the visitor is idle, in ms. */
const askMs = 500

/**
 * Whether the popup about the application is open (spec 2, departure 21): 3 s after the shell has loaded, and not before
 * the visitor is idle: no form in use, no menu open, the page visible.
 */
export function usePopup(isMenuOpen: RefObject<boolean>) {
  const { popupRepeat } = useEnvironment()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (popupRepeat === 'once' && wasPopupShown()) return
    const forms = watchForms()
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      if (document.hidden || isMenuOpen.current || forms.isSomeoneWriting()) {
        timer = setTimeout(ask, askMs)
        return
      }
      forms.stop()
      rememberPopup()
      setOpen(true)
    }
    timer = setTimeout(() => {
      // Preloaded: over a slow connection the visitor would be busy again before the code arrives.
      void import('@atrium/ui/popup').then(() => {
        if (!isOver) ask()
      }, forms.stop)
    }, constants.popup.afterMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      forms.stop()
    }
  }, [popupRepeat, isMenuOpen])

  return { isOpen, close: useCallback(() => setOpen(false), []) }
}
