// Entry point `@atrium/ui/toasts`: loaded with the first toast.
export { Toasts } from './Toasts.tsx'
