import { useEffect, useRef } from 'react'
import { focusMain } from './focusMain.ts'

/** Moves the focus to the content of the page after a successful retry, which removes the Retry button. */
export function useFocusAfterRetry(hasFailed: boolean): void {
  const hadFailed = useRef(false)
  useEffect(() => {
    if (hadFailed.current && !hasFailed && document.activeElement === document.body) focusMain()
    hadFailed.current = hasFailed
  }, [hasFailed])
}
