import { readRefusal } from '#api/callError.ts'

/**
 * Why a call about a suggestion failed; each word is a key below `failure` and `ask`. `late`: it may have arrived all
 * the same.
 */
export type SuggestionFailure = 'tooMany' | 'network' | 'late' | 'session' | 'general'

const byStatus: Record<string, SuggestionFailure> = {
  401: 'session',
  429: 'tooMany',
  FETCH_ERROR: 'network',
  TIMEOUT_ERROR: 'late',
}

export function failureOf(error: unknown): SuggestionFailure {
  return byStatus[String((error as { status?: unknown } | undefined)?.status)] ?? 'general'
}

/** What the server said of single fields; `undefined` when it named none. */
export function fieldsOf(error: unknown): Record<string, string> | undefined {
  const { errors } = readRefusal(error)
  return errors && Object.keys(errors).length > 0 ? errors : undefined
}
