import type { CallArgs } from './call.ts'
import { type CallFailure, parseApiError } from './parseApiError.ts'

/** What became of the call about one of several records. */
export interface Outcome {
  id: number
  /** `unknown`: no answer came, and the server may have done what the call asked. */
  result: 'done' | 'failed' | 'unknown'
  /** Why it failed. A record whose call was stopped has none. */
  failure?: CallFailure | undefined
}

export interface Watch {
  /** Gets the number of answered calls. */
  onProgress: (answered: number) => void
  /** An aborted signal stops the calls after the running one. */
  signal: AbortSignal
}

/** After one of these the calls that are left would fail alike. */
const endings: readonly CallFailure['reason'][] = ['network', 'session', 'tooMany']

const resultOf = (failure: CallFailure | undefined): Outcome['result'] =>
  !failure ? 'done' : ['network', 'late'].includes(failure.reason) ? 'unknown' : 'failed'

/** One call after the other, so that each record is judged on its own; the data of a `queryFn`. */
export async function callInTurn<Asked extends { id: number }>(
  asked: readonly Asked[],
  callOf: (one: Asked) => CallArgs,
  send: (args: CallArgs) => { error?: unknown } | PromiseLike<{ error?: unknown }>,
  { onProgress, signal }: Watch,
): Promise<{ data: Outcome[] }> {
  const data: Outcome[] = []
  for (const one of asked) {
    const last = data.at(-1)?.failure
    if (signal.aborted || (last && endings.includes(last.reason))) {
      data.push({ id: one.id, result: 'failed', failure: last })
      continue
    }
    const { error } = await send(callOf(one))
    const failure = error ? parseApiError(error) : undefined
    data.push({ id: one.id, result: resultOf(failure), failure })
    onProgress(data.length)
  }
  return { data }
}
