import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import type { Replay } from './replay.ts'

/** Replaces a person's own texts, files and secrets in actions and in the state. */
export const hidden = '‹hidden›'

/** The actions of calls that send something. */
export const mutationTypes = ['pending', 'fulfilled', 'rejected'].map((step) => `api/executeMutation/${step}`)

interface Call extends UnknownAction {
  meta: { arg: { type: string; originalArgs?: unknown }; baseQueryMeta?: unknown }
}

const isCall = (action: unknown): action is Call =>
  isAction(action) && /^api\/execute(Query|Mutation)\//.test(action.type)

/**
 * The only home-made middleware: it replaces and drops actions, which a listener cannot do. It removes from a call's
 * actions the arguments and the reply (a token, a code), which only the caller gets; of a refusal the status stays. It
 * runs after the api's middleware, which needs both, and before reducers, listeners and DevTools, which remember them.
 */
export const redactActions =
  (replay: Replay): Middleware =>
  () =>
  (next) =>
  (action) =>
    replay.handle(isCall(action) ? redact(action) : action, next)

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
