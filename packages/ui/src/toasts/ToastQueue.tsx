import { type SnackbarKey, useSnackbar } from 'notistack'
import { useCallback, useEffect, useRef } from 'react'
import { Toast } from './Toast.tsx'

export interface ToastItem {
  /** Shown once for each id. */
  id: string | number
  text: string
  kind: 'success' | 'error'
  /** Nothing in the page says the same: a screen reader hears the toast. @default false */
  isAnnounced?: boolean | undefined
}

export interface ToastQueueProps {
  toasts: readonly ToastItem[]
  /** The duration of a toast in ms; it pauses on hover and focus. */
  durationMs: number
  closeLabel: string
  /** Called before a focused toast closes. */
  onClosing: () => void
}

const idOf = (key: SnackbarKey) => `toast-${key}`

/** Hands each new toast to notistack, in the place of an earlier one with the same text. */
export function ToastQueue({ toasts, durationMs, closeLabel, onClosing }: ToastQueueProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const shown = useRef(new Set<string | number>())
  const latest = useRef(new Map<string, SnackbarKey>())

  const close = useCallback(
    (key: SnackbarKey) => {
      const toast = document.getElementById(idOf(key))
      if (toast?.contains(document.activeElement)) onClosing()
      // While it fades out, keyboards and screen readers meet only the toast that takes its place.
      toast?.setAttribute('inert', '')
      closeSnackbar(key)
    },
    [onClosing, closeSnackbar],
  )

  useEffect(() => {
    for (const { id, text, kind, isAnnounced } of toasts) {
      if (shown.current.has(id)) continue
      shown.current.add(id)
      const earlier = latest.current.get(text)
      if (earlier !== undefined) close(earlier)
      const key = enqueueSnackbar(text, {
        content: (key) => (
          <Toast
            id={idOf(key)}
            text={text}
            kind={kind}
            isAnnounced={isAnnounced}
            durationMs={durationMs}
            closeLabel={closeLabel}
            onClose={() => close(key)}
          />
        ),
      })
      latest.current.set(text, key)
    }
  }, [toasts, durationMs, closeLabel, enqueueSnackbar, close])

  return null
}
