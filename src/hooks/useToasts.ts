import { createContext, useContext } from 'react'

export interface Toast {
  text: string
  kind: 'success' | 'error'
}

/** What toasts are made of; also fetched before it is needed, where it must not fail when the connection does. */
export const fetchToasts = () => import('@atrium/ui/toasts')

/** Shows a toast for the product's own time (spec 9); what it says must also stand in the page. */
type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast | undefined>(undefined)

export const ToastContextProvider = ToastContext.Provider

export function useToasts(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToasts needs a ToastHost above it.')
  return show
}
