import { readRefusal } from '#api/callError.ts'

/** Why a call about off days failed; each word is a key below `failure`. `late`: it may have arrived all the same. */
export type OffDayFailure =
  | 'fields'
  | 'tooMany'
  | 'network'
  | 'late'
  | 'session'
  | 'headless'
  | 'forbidden'
  | 'general'

/** 403 and 451 are the e-mail service's (spec 8). */
const byStatus: Record<string, OffDayFailure> = {
  401: 'session',
  403: 'forbidden',
  429: 'tooMany',
  451: 'headless',
  FETCH_ERROR: 'network',
  TIMEOUT_ERROR: 'late',
}

export function failureOf(error: unknown): OffDayFailure {
  if (Object.keys(readRefusal(error).errors ?? {}).length > 0) return 'fields'
  return byStatus[String((error as { status?: unknown } | undefined)?.status)] ?? 'general'
}
