import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'

/**
 * A native modal dialog that is open as long as it is rendered and only asks to be closed: by Escape or a press on the
 * overlay. What stands in it may answer with a question first. The page behind does not scroll. The focus begins in the
 * first field where something is to be written, and else on the dialog: no keyboard comes up before what is read.
 */
export function useMeetingModal(onAsked: () => void, isForWriting: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  // Closed before it leaves the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.setAttribute('closedby', 'none')
    dialog?.showModal()
    const first = isForWriting ? dialog?.querySelector<HTMLElement>('form input') : dialog
    first?.focus({ preventScroll: true })
    return () => dialog?.close()
  }, [isForWriting])

  useEffect(() => {
    const page = document.documentElement
    // The page stops without jumping sideways by the width of its scrollbar.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
    page.style.overflow = 'hidden'
    return () => {
      page.style.overflow = ''
      page.style.scrollbarGutter = ''
    }
  }, [])

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file chooser that is left also says so.
      if (event.target === event.currentTarget) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onAsked()
    },
    // Browsers that know no `closedby` let a second Escape through.
    onClose: () => {
      const dialog = ref.current
      if (dialog?.isConnected && !dialog.open) dialog.showModal()
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
