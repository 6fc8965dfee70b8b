import { useEffect, useRef } from 'react'
import { focusMain } from './focusMain.ts'

/** When a retry has worked, its button is gone: the keyboard goes on at the page's content. */
export function useFocusAfterRetry(hasFailed: boolean): void {
  const hadFailed = useRef(false)
  useEffect(() => {
    if (hadFailed.current && !hasFailed && document.activeElement === document.body) focusMain()
    hadFailed.current = hasFailed
  }, [hasFailed])
}
