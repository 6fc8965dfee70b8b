import { createContext, useContext } from 'react'

export interface Toast {
  text: string
  kind: 'success' | 'error'
  /** Nothing in the page says the same: a screen reader hears the toast. @default false */
  isAnnounced?: boolean
}

/** Preloads the code of toasts, for a toast that must also appear offline. */
export const fetchToasts = () => import(/* webpackChunkName: "toasts" */ '@atrium/ui/toasts')

/** Shows a toast for `toastMs` (spec 9); the page itself says the same and announces it, otherwise `isAnnounced`. */
type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast | undefined>(undefined)

export const ToastContextProvider = ToastContext.Provider

export function useToasts(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToasts needs a ToastHost above it.')
  return show
}
