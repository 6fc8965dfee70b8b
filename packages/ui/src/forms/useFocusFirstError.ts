import { useCallback, useRef } from 'react'

/**
 * After a failed sending: the focus goes to the first field that is wrong. Call `afterSubmit` once the form's
 * own handler has settled.
 */
export function useFocusFirstError() {
  const formRef = useRef<HTMLFormElement>(null)
  const afterSubmit = useCallback(() => {
    // One frame later, when the fields have been marked.
    window.requestAnimationFrame(() => {
      const first = formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      first?.focus()
      first?.scrollIntoView?.({ block: 'center', behavior: 'smooth' })
    })
  }, [])
  return { formRef, afterSubmit }
}
