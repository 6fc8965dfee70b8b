import type { FieldMetaState } from 'react-final-form'

/**
 * What stands under a field: its own error once the form was sent in vain, or what the server said of it. Both
 * go as soon as the value is right (or, for the server's word, as soon as the value is another one).
 */
export function fieldError(meta: FieldMetaState): string | undefined {
  if (meta.submitFailed && meta.error) return String(meta.error)
  if (meta.submitError && !meta.dirtySinceLastSubmit) return String(meta.submitError)
  return undefined
}
