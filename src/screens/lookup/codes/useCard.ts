import type { ReplyOf } from '@atrium/contract/core'
import type { getCard } from '@atrium/contract/people'
import { isNotFound } from '#api/parseApiError.ts'
import { useGetCardQuery } from '#api/peopleLookupApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { type QueryErrorState, useQueryError } from '#hooks/useQueryError.ts'

/** What became of loading a card; exactly one of these. */
export type CardState =
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: QueryErrorState }
  | { kind: 'loading' }
  | { kind: 'ready'; card: ReplyOf<typeof getCard> }

/** The card of a name, in the reader's language. Key its component by the name: it keeps what it has found. */
export function useCard(name: string): CardState {
  const { language } = useLanguage()
  // While another language is on its way, or cannot be had, the card stays in the one that it has.
  const query = useGetCardQuery({ name, language })
  const { data, error } = query
  const isUnknown = isNotFound(error)
  const failure = useQueryError(!data && !isUnknown, query)
  if (isUnknown) return { kind: 'unknown' }
  if (data) return { kind: 'ready', card: data }
  return failure ? { kind: 'failed', failure } : { kind: 'loading' }
}
