import { createContext, use } from 'react'
import type { FieldMetaState } from 'react-final-form'
import { fieldError } from './fieldError.ts'

/** What the server said of single fields of a form that the browser posted by itself, by field. */
export const ServerErrors = createContext<Record<string, string> | undefined>(undefined)

/** What stands under a field: its own error, or the server's of a form posted without JavaScript until it is changed. */
export function useFieldError(name: string, meta: FieldMetaState): string | undefined {
  const serverErrors = use(ServerErrors)
  return fieldError(meta) ?? (meta.modified ? undefined : serverErrors?.[name])
}
