import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { type Toast, ToastContextProvider } from '#hooks/useToasts.ts'

const Toasts = lazy(async () => ({ default: (await import('@atrium/ui/toasts')).Toasts }))

/** Gives the pages their toasts; the toast code itself is fetched with the first one. */
export function ToastHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<(Toast & { id: number })[]>([])
  const show = useCallback(
    (toast: Toast) => setShown((earlier) => [...earlier, { ...toast, id: earlier.length }]),
    [],
  )
  return (
    <ToastContextProvider value={show}>
      {children}
      {shown.length > 0 && (
        <Suspense>
          <Toasts toasts={shown} durationMs={constants.toastMs} closeLabel={t('toast.close')} />
        </Suspense>
      )}
    </ToastContextProvider>
  )
}
