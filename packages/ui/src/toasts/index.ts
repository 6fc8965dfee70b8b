// The door `@atrium/ui/toasts`: loaded with the first toast.
export type { ToastItem } from './ToastQueue.tsx'
export { Toasts, type ToastsProps } from './Toasts.tsx'
