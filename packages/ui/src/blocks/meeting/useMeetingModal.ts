import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { stopPageScroll } from '#primitives/stopPageScroll.ts'
import { useInsistentModal } from '#primitives/useInsistentModal.ts'

/**
 * A modal dialog that only asks to be closed: by Escape or a press on the overlay. What stands in it may answer with a
 * question first. The page behind does not scroll. The focus begins in the first field where something is to be
 * written, and else on the dialog: no keyboard comes up before what is read.
 */
export function useMeetingModal(onAsked: () => void, isForWriting: boolean) {
  const modal = useInsistentModal()
  const { ref } = modal
  const pressed = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const first = isForWriting ? ref.current?.querySelector<HTMLElement>('form input') : ref.current
    first?.focus({ preventScroll: true })
  }, [ref, isForWriting])
  useEffect(stopPageScroll, [])

  return {
    ...modal,
    onCancel: (event: SyntheticEvent) => {
      // A file chooser that is left also says so.
      if (event.target === event.currentTarget) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onAsked()
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target
    },
    // Also begun on the overlay: a text that is marked beyond the edge must not close it.
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && pressed.current === event.target) onAsked()
    },
  }
}
