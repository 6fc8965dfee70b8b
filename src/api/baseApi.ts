import { type LanguageTag, toTag } from '@atrium/contract'
import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Environment } from '#config/environment.ts'
import { type LanguageState, selectLanguage } from '#slices/languageSlice.ts'
import type { ApiExtra } from './apiExtra.ts'
import type { CallError } from './callError.ts'
import { tagTypes } from './tags.ts'

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

/** Adds the base address and the reader's language; `host` is the product's API unless an endpoint says otherwise. */
const baseQuery: BaseQueryFn<FetchArgs, unknown, CallError, { host?: keyof Environment['hosts'] }> = (
  args,
  api,
  options,
) =>
  fetchBaseQuery({
    baseUrl: environmentOf(api).hosts[options?.host ?? 'api'],
    prepareHeaders: (headers) => headers.set('Accept-Language', languageOf(api)),
  })(args, api, {}) as ReturnType<BaseQueryFn<FetchArgs, unknown, CallError>>

/** The one RTK Query api; each resource of the call table injects its endpoints from its own file. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
})
