import { createContext, useContext } from 'react'

export interface Toast {
  text: string
  kind: 'success' | 'error'
}

/** Loads the code of toasts; call it early where a toast must also appear without a connection. */
export const fetchToasts = () => import('@atrium/ui/toasts')

/** Shows a toast for `toastMs` (spec 9); the page itself must say the same. */
type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast | undefined>(undefined)

export const ToastContextProvider = ToastContext.Provider

export function useToasts(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToasts needs a ToastHost above it.')
  return show
}
