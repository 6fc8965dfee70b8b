import { type LanguageTag, type PreloadedState, toStorable, toTag } from '@atrium/contract/core'
import { createAction } from '@reduxjs/toolkit'
import { type BaseQueryApi, type BaseQueryFn, createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { constants } from '#config/constants.ts'
import type { Environment } from '#config/environment.ts'
import { sessionExpired } from '#slices/authSlice.ts'
import { type LanguageState, selectLanguage } from '#slices/languageSlice.ts'
import type { CallArgs } from './call.ts'
import type { CallError } from './parseApiError.ts'
import { tagTypes } from './tags.ts'
import type { ApiExtra } from './thunkExtra.ts'
import type { uploadForm } from './uploadForm.ts'

type UploadForm = typeof uploadForm

/** The slices that calls read; naming them keeps the type of the store out of the API. */
interface StateOfCalls {
  language: LanguageState
}

interface CallApi {
  getState: () => unknown
  extra: unknown
}

export const environmentOf = (api: Pick<CallApi, 'extra'>): Environment => (api.extra as ApiExtra).environment

/** The language of the reader, sent with every call for its answers and mails. */
export const languageOf = (api: Pick<CallApi, 'getState'>): LanguageTag =>
  toTag(selectLanguage(api.getState() as StateOfCalls))

/**
 * The base query of all calls. Adds the base address and the language, aborts a call without an answer in time
 * (`timeout`, in milliseconds), and rejects an answer of another kind, which may come from a proxy. Uploads with
 * progress use `uploadForm`.
 */
const baseQuery: BaseQueryFn<CallArgs, unknown, CallError> = async (
  { host = 'api', reply = 'any', onProgress, ...args },
  api,
) => {
  const { hosts, apiCredentials } = environmentOf(api)
  const { fetch: own } = api.extra as ApiExtra
  const send = fetchBaseQuery({
    baseUrl: hosts[host],
    // Our own server may be the e-mail service, and off day requests need the session.
    credentials: [hosts.api, hosts.login].includes(hosts[host]) ? apiCredentials : 'same-origin',
    // A server that calls itself has its own time limit.
    ...(!own && { timeout: constants.calls.answerMs }),
    fetchFn: own ?? fetch,
    prepareHeaders: (headers) => headers.set('Accept-Language', languageOf(api)),
    jsonReplacer: (_name, value) => (typeof value === 'string' ? toStorable(value) : value),
  })
  // Texts are part of every page, also during a replay.
  const held = host === 'site' ? undefined : await holdInReplay(api)
  if (held) return held
  const answer: { data?: unknown; error?: CallError | undefined } =
    onProgress && args.body instanceof FormData
      ? await upload(hosts[host] + args.url, args.body, {
          language: languageOf(api),
          signal: api.signal,
          onProgress,
        })
      : await send(reply === 'any' ? { responseHandler: readAnything, ...args } : args, api, {})
  const { data, error } = answer
  // 401 of the login means a wrong password, and other hosts do not know our sessions.
  const isAboutSession = host !== 'login' && hosts[host] === hosts.api
  if (error?.status === 401 && isAboutSession) api.dispatch(sessionExpired())
  if (error) return { error }
  return fits(data, reply)
    ? { data }
    : { error: { status: 'CUSTOM_ERROR', error: `The answer is no ${reply}.` } }
}

/** Sends by `uploadForm`, whose code no page needs before its first upload. */
async function upload(...args: Parameters<UploadForm>): ReturnType<UploadForm> {
  try {
    const { uploadForm } = await import(/* webpackChunkName: "upload" */ './uploadForm.ts')
    return await uploadForm(...args)
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } }
  }
}

/** The error during a replay of the DevTools: no server is called, as without a network. */
export const refusedInReplay = ({ extra }: Pick<CallApi, 'extra'>): CallError | undefined =>
  (extra as ApiExtra).replay?.isReplaying()
    ? { status: 'FETCH_ERROR', error: 'Requests are disabled during DevTools replay.' }
    : undefined

/** During a replay a query waits for the end of the replay, and fails when no page needs it then. */
async function holdInReplay(api: BaseQueryApi): Promise<{ error: CallError } | undefined> {
  const error = refusedInReplay(api)
  if (!error || api.type === 'mutation') return error && { error }
  await (api.extra as ApiExtra).replay?.present()
  // The middleware answers this action itself: the subscriptions of each query.
  const uses = api.dispatch(baseApi.internalActions.internal_getRTKQSubscriptions()) as unknown as {
    getSubscriptionCount: (key: string) => number
  }
  return api.queryCacheKey && uses.getSubscriptionCount(api.queryCacheKey) > 0 ? undefined : { error }
}

/**
 * A successful answer may be any text, except for an HTML page, which comes from a proxy or from the sign-in of a
 * hotel network.
 */
async function readAnything(response: Response): Promise<unknown> {
  const text = await response.text()
  if (response.ok && text.trimStart().startsWith('<')) throw new Error('The answer is a page.')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const fits = (answer: unknown, reply: CallArgs['reply']): boolean =>
  reply === 'any' ||
  (typeof answer === 'object' && answer !== null && Array.isArray(answer) === (reply === 'list'))

/** The document has preloaded queries, fetched by the server (docs/rendering.md). */
export const queriesPreloaded = createAction<PreloadedState['api']>('api/queriesPreloaded')

/** The RTK Query API; each `<resource>Api.ts` injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // The state as RTK Query serialised it on the server; its type names endpoints that are not injected yet.
  extractRehydrationInfo: (action) =>
    queriesPreloaded.match(action) ? (action.payload as never) : undefined,
  endpoints: () => ({}),
})
