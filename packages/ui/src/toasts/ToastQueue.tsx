import { useSnackbar } from 'notistack'
import { useEffect, useRef } from 'react'
import { Toast } from './Toast.tsx'

export interface ToastItem {
  /** Shown once for each id. */
  id: string | number
  text: string
  kind: 'success' | 'error'
}

export interface ToastQueueProps {
  toasts: readonly ToastItem[]
  /** How long each stands, in ms, while nobody points at it. */
  durationMs: number
  closeLabel: string
}

/** Hands each new toast to notistack. */
export function ToastQueue({ toasts, durationMs, closeLabel }: ToastQueueProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const shown = useRef(new Set<string | number>())

  useEffect(() => {
    for (const { id, text, kind } of toasts) {
      if (shown.current.has(id)) continue
      shown.current.add(id)
      enqueueSnackbar(text, {
        content: (key) => (
          <Toast
            text={text}
            kind={kind}
            durationMs={durationMs}
            closeLabel={closeLabel}
            onClose={() => closeSnackbar(key)}
          />
        ),
      })
    }
  }, [toasts, durationMs, closeLabel, enqueueSnackbar, closeSnackbar])

  return null
}
