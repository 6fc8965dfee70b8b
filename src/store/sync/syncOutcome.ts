/**
 * How an exchange with the server ended: `offline` did not reach it, `expired` knows the session no more, `local` is no
 * server for meetings, `refused` did not take what was sent, `failed` is anything that may be well the next time,
 * `stopped` is of no interest any more.
 */
export type SyncOutcome = 'done' | 'offline' | 'expired' | 'local' | 'refused' | 'failed' | 'stopped'

/** What a server answers that knows nothing of the call. */
const unknownCall = [404, 405, 501]

/** What it answers when a thing itself is the reason, so that sending it again is of no use. */
const refusedCodes = [400, 413, 415, 422]

/** The meaning of a failed call's error. */
export function outcomeOf(error: unknown): SyncOutcome {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown }
  if (status === 401) return 'expired'
  // A page where an answer should be: of some other server, or of a gateway before ours.
  const code = Number(status === 'PARSING_ERROR' ? originalStatus : status)
  if (status === 'CUSTOM_ERROR' || unknownCall.includes(code) || code < 300) return 'local'
  if (refusedCodes.includes(code)) return 'refused'
  // One that does not answer in time may have a connection all the same.
  return status === 'FETCH_ERROR' ? 'offline' : 'failed'
}
