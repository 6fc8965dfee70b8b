import type { FieldMetaState } from 'react-final-form'

/**
 * The error under a field: its own after a failed submit, or the server's. The own error disappears when the value is
 * valid, the server's when the value changes.
 */
export function fieldError(meta: FieldMetaState): string | undefined {
  if (meta.submitFailed && meta.error) return String(meta.error)
  if (meta.submitError && !meta.dirtySinceLastSubmit) return String(meta.submitError)
  return undefined
}
