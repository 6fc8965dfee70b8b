import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { openModal } from '#primitives/openModal.ts'
import { stopPageScroll } from '#primitives/stopPageScroll.ts'

/**
 * A native modal dialog that is open as `isOpen` says: the browser keeps the focus in it, makes the rest of the page
 * inert, hears Escape and gives the focus back. The page behind does not scroll. Gives the dialog's properties.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    return isOpen && dialog ? openModal(dialog) : undefined
  }, [isOpen])

  useEffect(() => (isOpen ? stopPageScroll() : undefined), [isOpen])

  return {
    ref,
    // Also told of a closing that was asked for, and of the one by which React's strict mode tries effects out.
    onClose: () => isOpen && !ref.current?.open && onClose(),
    // What lies on the dialog itself and on nothing in it is a press on the overlay.
    onClick: (event: MouseEvent) => event.target === event.currentTarget && onClose(),
  }
}
