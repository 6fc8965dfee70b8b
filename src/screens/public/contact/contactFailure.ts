import { parseApiError, sendFailureOf } from '#api/parseApiError.ts'

const reasons = ['headless', 'forbidden', 'tooMany', 'network', 'late'] as const

/** What can be said of a message that was not sent (spec 8), as keys of the `contact` namespace. */
export type ContactFailure = `failure.${(typeof reasons)[number] | 'fields' | 'general'}`

/** Reads a call's error. Our own words, because the e-mail client does not tell a server which language is read. */
export function failureOf(error: unknown): ContactFailure {
  if (parseApiError(error).errors) return 'failure.fields'
  return `failure.${sendFailureOf(error, reasons) ?? 'general'}`
}
