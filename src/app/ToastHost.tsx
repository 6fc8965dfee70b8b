import type { Toasts as ToastsPart } from '@atrium/ui/toasts'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { fetchToasts, type Toast, ToastContextProvider } from '#hooks/useToasts.ts'

type Shown = Toast & { id: number }

/**
 * Shows the toasts; their code is fetched with the first one. Without a network a toast may be left out, because the page
 * says the same.
 */
export function ToastHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<{ Toasts: typeof ToastsPart }>()
  const [shown, setShown] = useState<Shown[]>([])
  const count = useRef(0)
  const show = useCallback((toast: Toast) => {
    const item = { ...toast, id: count.current++ }
    setShown((earlier) => [...earlier, item])
    fetchToasts().then(setPart, () => setShown((all) => all.filter((one) => one !== item)))
  }, [])
  return (
    <ToastContextProvider value={show}>
      {children}
      {part && <part.Toasts toasts={shown} durationMs={constants.toastMs} closeLabel={t('toast.close')} />}
    </ToastContextProvider>
  )
}
