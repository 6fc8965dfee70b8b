import type { Language } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '#store/rootReducer.ts'

export interface Outcome {
  data?: unknown
  error?: unknown
}

/** Starts one query; resolves in any case, once the answer or the error is in the store. */
export type PageQuery = ThunkAction<PromiseLike<Outcome>, RootState, unknown, UnknownAction>

/** What the queries of a page depend on. */
export interface PageVisit {
  params: Readonly<Record<string, string | undefined>>
  language: Language
  /** The query of the address, without its `?`. */
  search: string
  /** By the company's clock. */
  today: IsoDay
  /** The state before the queries. */
  state: RootState
}

/** No component subscribes on the server. */
export const once = { subscribe: false } as const
