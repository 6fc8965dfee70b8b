import { parseApiError, sendFailureOf } from '#api/parseApiError.ts'

const reasons = ['session', 'forbidden', 'tooMany', 'headless', 'network', 'late'] as const

/** Why a call about off days failed; each word is a key below `failure`. */
export type OffDayFailure = (typeof reasons)[number] | 'fields' | 'general'

export function failureOf(error: unknown): OffDayFailure {
  if (parseApiError(error).errors) return 'fields'
  return sendFailureOf(error, reasons) ?? 'general'
}

/** The key of what stands over the reason: of a request that may have arrived it is not said that it was not sent. */
export const titleKeyOf = (failure: OffDayFailure) =>
  failure === 'late' ? 'failure.lateTitle' : 'failure.title'
