import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit'

/** Stands in actions and in the state where somebody's own words, files or secrets were. */
export const hidden = '‹hidden›'

/** The actions of calls that send something. */
export const mutationTypes = ['pending', 'fulfilled', 'rejected'].map((step) => `api/executeMutation/${step}`)

interface Call extends UnknownAction {
  meta: { arg: { type: string; originalArgs?: unknown }; baseQueryMeta?: unknown }
}

const isCall = (action: unknown): action is Call =>
  isAction(action) && /^api\/execute(Query|Mutation)\//.test(action.type)

/**
 * Hands on what a call was and how it ended, and nothing of what it carried. What was sent, and what was answered to
 * it (a token, a code), are for the one who called and gets the answer itself; of a refusal the status stays. Stands
 * after the api's own middleware, which needs them, and before everything that remembers: reducers, listeners, DevTools.
 */
export const redactActions: Middleware = () => (next) => (action) =>
  next(isCall(action) ? redact(action) : action)

function redact({ meta: { baseQueryMeta: _request, ...meta }, ...action }: Call): UnknownAction {
  if (meta.arg.type !== 'mutation') return { ...action, meta }
  return {
    ...action,
    meta: { ...meta, arg: { ...meta.arg, originalArgs: hidden } },
    ...(action.payload !== undefined && { payload: 'error' in action ? statusOf(action.payload) : hidden }),
  }
}

function statusOf(error: unknown): { status: unknown } | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return { status: error.status }
}
