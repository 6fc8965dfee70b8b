import { type LanguageTag, type PreloadedState, toTag } from '@atrium/contract'
import { createAction } from '@reduxjs/toolkit'
import { type BaseQueryApi, type BaseQueryFn, createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { constants } from '#config/constants.ts'
import type { Environment } from '#config/environment.ts'
import { sessionExpired } from '#slices/authSlice.ts'
import { type LanguageState, selectLanguage } from '#slices/languageSlice.ts'
import type { ApiExtra } from './apiExtra.ts'
import type { CallArgs } from './call.ts'
import type { CallError } from './parseApiError.ts'
import { tagTypes } from './tags.ts'
import type { uploadForm } from './uploadForm.ts'

type UploadForm = typeof uploadForm

/** The part of the state that calls read; naming the slices keeps the store's type out of the api's. */
interface StateOfCalls {
  language: LanguageState
}

interface CallApi {
  getState: () => unknown
  extra: unknown
}

export const environmentOf = (api: Pick<CallApi, 'extra'>): Environment => (api.extra as ApiExtra).environment

/** The reader's language, which goes with every call so that answers and mails speak it. */
export const languageOf = (api: Pick<CallApi, 'getState'>): LanguageTag =>
  toTag(selectLanguage(api.getState() as StateOfCalls))

/**
 * The one base query. Adds the base address and the reader's language, aborts a call that is not answered in time
 * (`timeout` of the request, in milliseconds), and fails a call whose answer is not of the endpoint's kind: a proxy
 * may have answered in our server's place, and the page then offers Retry. A call that watches its upload is sent by
 * `uploadForm`.
 */
const baseQuery: BaseQueryFn<CallArgs, unknown, CallError> = async (
  { host = 'api', reply = 'any', onProgress, ...args },
  api,
) => {
  const { hosts, apiCredentials } = environmentOf(api)
  const { fetch: own } = api.extra as ApiExtra
  const send = fetchBaseQuery({
    baseUrl: hosts[host],
    // The e-mail service may be ours too: an off day request belongs to the session.
    credentials: [hosts.api, hosts.login].includes(hosts[host]) ? apiCredentials : 'same-origin',
    // A server that asks itself has a time limit of its own.
    ...(!own && { timeout: constants.calls.answerMs }),
    fetchFn: own ?? fetch,
    prepareHeaders: (headers) => headers.set('Accept-Language', languageOf(api)),
  })
  // The texts of the interface are a part of the page, and of every moment that is replayed.
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
  // At the login itself 401 means a wrong password, and another host knows nothing of our sessions.
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
  } catch {
    return { error: { status: 'FETCH_ERROR', error: 'The code of the upload did not load.' } }
  }
}

/** Why nothing is sent: a replay is looked at in the DevTools. It fails as if there were no connection. */
export const refusedInReplay = ({ extra }: Pick<CallApi, 'extra'>): CallError | undefined =>
  (extra as ApiExtra).replay?.isReplaying()
    ? { status: 'FETCH_ERROR', error: 'Nobody is called while a replay is looked at.' }
    : undefined

/** In a replay a reading waits for the present, and is given up when no page needs it there. */
async function holdInReplay(api: BaseQueryApi): Promise<{ error: CallError } | undefined> {
  const error = refusedInReplay(api)
  if (!error || api.type === 'mutation') return error && { error }
  await (api.extra as ApiExtra).replay?.present()
  // The middleware answers this action itself: who uses which reading.
  const uses = api.dispatch(baseApi.internalActions.internal_getRTKQSubscriptions()) as unknown as {
    getSubscriptionCount: (key: string) => number
  }
  return api.queryCacheKey && uses.getSubscriptionCount(api.queryCacheKey) > 0 ? undefined : { error }
}

/** Another host may answer a success with any text. A page, however, is a proxy's or a hotel network's sign-in. */
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

/** The document has brought queries along, which the server prefetched for it (docs/rendering.md). */
export const queriesPreloaded = createAction<PreloadedState['api']>('api/queriesPreloaded')

/** The one RTK Query api; each resource of the call table injects its endpoints from its own file. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // As the library wrote it on the server; its type names endpoints that are not injected yet.
  extractRehydrationInfo: (action) =>
    queriesPreloaded.match(action) ? (action.payload as never) : undefined,
  endpoints: () => ({}),
})
