import { sendFailureOf } from '#api/parseApiError.ts'

const reasons = ['session', 'tooMany', 'network', 'late'] as const

/** Why a call about a suggestion failed; each word is a key below `failure` and `ask`. */
export type SuggestionFailure = (typeof reasons)[number] | 'general'

export const failureOf = (error: unknown): SuggestionFailure => sendFailureOf(error, reasons) ?? 'general'
