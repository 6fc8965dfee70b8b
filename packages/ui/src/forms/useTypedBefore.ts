import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Takes over what a person typed or chose in a page from the server before the page was hydrated: React leaves it in the
 * control, and the next rendering would restore the old value. Returns the control's ref; `onTyped` is called once.
 */
export function useTypedBefore<Element extends Control>(
  value: string,
  onTyped: (typed: string, control: Element) => void,
  given?: RefObject<Element | null>,
): RefObject<Element | null> {
  const own = useRef<Element>(null)
  const ref = given ?? own
  const first = useRef({ value, onTyped })
  // Before the next event: a press at the same moment must find what was typed.
  useLayoutEffect(() => {
    const control = ref.current
    if (control && control.value !== first.current.value) first.current.onTyped(control.value, control)
  }, [ref])
  return ref
}

/**
 * The same for a field of react-final-form, which writes the initial value of the form in an effect of its own: what the control
 * has then stays, typed before or since.
 */
export function useTypedField<Element extends Control>(
  value: string,
  onTyped: (typed: string) => void,
): RefObject<Element | null> {
  const first = useRef({ value, onTyped })
  const ref = useTypedBefore<Element>(value, first.current.onTyped)
  useEffect(() => {
    const typed = ref.current?.value
    if (typed !== undefined && typed !== first.current.value) first.current.onTyped(typed)
  }, [ref])
  return ref
}
