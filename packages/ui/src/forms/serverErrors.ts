import { createContext, use } from 'react'
import type { FieldMetaState } from 'react-final-form'
import { fieldError } from './fieldError.ts'

/** What the server said of single fields of a form that the browser posted by itself, by field. */
export const ServerErrors = createContext<Record<string, string> | undefined>(undefined)

/** The error under a field: its own, or, until the value changes, the server's after a post without JavaScript. */
export function useFieldError(name: string, meta: FieldMetaState): string | undefined {
  const serverErrors = use(ServerErrors)
  return fieldError(meta) ?? (meta.modified ? undefined : serverErrors?.[name])
}
