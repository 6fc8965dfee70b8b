import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { openModal } from './openModal.ts'

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
    return dialog ? openModal(dialog) : undefined
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
