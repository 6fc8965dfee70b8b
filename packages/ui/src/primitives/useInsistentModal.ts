import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * A native modal dialog that is open as long as it is rendered: the page under it is inert, the focus stays inside,
 * and no key closes it.
 */
export function useInsistentModal() {
  const ref = useRef<HTMLDialogElement>(null)

  // Before the dialog leaves the page: closing one that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.setAttribute('closedby', 'none')
    dialog?.showModal()
    // Closing, and not only going, gives the focus back to where it was.
    return () => {
      dialog?.close()
      ignoreTheRest()
    }
  }, [])

  const stay = (event: SyntheticEvent) => event.preventDefault()

  return {
    ref,
    onCancel: stay,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && stay(event),
    // Browsers that know no `closedby` let a second Escape through all the same.
    onClose: () => {
      const dialog = ref.current
      if (dialog?.isConnected && !dialog.open) dialog.showModal()
    },
  }
}

/** The second half of a double click on what closed the dialog, or a key still held, is not meant for what lies under it. */
function ignoreTheRest(): void {
  const onClick = (event: MouseEvent) => {
    // The browser counts clicks that follow each other in one place; keys count none.
    if (event.detail > 1) event.stopPropagation()
    else window.removeEventListener('click', onClick, true)
  }
  const onKeyDown = (event: globalThis.KeyboardEvent) => {
    if (event.repeat) event.preventDefault()
    else window.removeEventListener('keydown', onKeyDown, true)
  }
  window.addEventListener('click', onClick, true)
  window.addEventListener('keydown', onKeyDown, true)
}
