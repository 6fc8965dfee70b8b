import { readRefusal } from '#api/callError.ts'

/** What can be said of a message that was not sent (spec 8), as keys of the `contact` namespace. */
export type ContactFailure =
  | 'failure.headless'
  | 'failure.forbidden'
  | 'failure.tooMany'
  | 'failure.network'
  | 'failure.late'
  | 'failure.fields'
  | 'failure.general'

/** The e-mail service's statuses; its 0 is our `FETCH_ERROR`, and it may be late. */
const byStatus: Record<string, ContactFailure> = {
  451: 'failure.headless',
  403: 'failure.forbidden',
  429: 'failure.tooMany',
  FETCH_ERROR: 'failure.network',
  TIMEOUT_ERROR: 'failure.late',
}

/** Reads a call's error. Our own words, because the e-mail client does not tell a server which language is read. */
export function failureOf(error: unknown): ContactFailure {
  if (Object.keys(readRefusal(error).errors ?? {}).length > 0) return 'failure.fields'
  const status = (error as { status?: unknown } | undefined)?.status
  return byStatus[String(status)] ?? 'failure.general'
}
