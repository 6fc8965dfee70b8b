import { useCallback, useRef } from 'react'

/** How many frames to wait for the error marks. */
const maxFrames = 20

/**
 * Moves the focus to the first invalid field after a failed submit. Call `afterSubmit` when the form's own handler has
 * settled.
 */
export function useFocusFirstError() {
  const formRef = useRef<HTMLFormElement>(null)
  const afterSubmit = useCallback(() => {
    // In the next frames, when the fields have been marked.
    const look = (framesLeft: number) =>
      window.requestAnimationFrame(() => {
        const first = formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')
        if (!first && framesLeft > 0) look(framesLeft - 1)
        first?.focus()
        first?.scrollIntoView?.({ block: 'center', behavior: 'smooth' })
      })
    look(maxFrames)
  }, [])
  return { formRef, afterSubmit }
}
