import type { CallArgs } from './call.ts'
import { type CallFailure, parseApiError } from './parseApiError.ts'

/** What became of the call about one of several records. */
export interface Outcome {
  id: number
  /** Why it failed. */
  failure: CallFailure | undefined
}

/** After one of these the calls that are left would fail alike. */
const endings: readonly CallFailure['reason'][] = ['network', 'session', 'tooMany']

/** One call after the other, so that each record is judged on its own; the data of a `queryFn`. */
export async function callInTurn<Asked extends { id: number }>(
  asked: readonly Asked[],
  callOf: (one: Asked) => CallArgs,
  send: (args: CallArgs) => { error?: unknown } | PromiseLike<{ error?: unknown }>,
): Promise<{ data: Outcome[] }> {
  const data: Outcome[] = []
  for (const one of asked) {
    const last = data.at(-1)?.failure
    const isOver = last && endings.includes(last.reason)
    const { error } = isOver ? {} : await send(callOf(one))
    data.push({ id: one.id, failure: isOver ? last : error ? parseApiError(error) : undefined })
  }
  return { data }
}
