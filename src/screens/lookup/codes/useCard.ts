import type { PersonalCard } from '@atrium/contract'
import { isNotFound } from '#api/callError.ts'
import { useGetCardQuery } from '#api/cardsApi.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** What became of loading a card; exactly one of the four. */
export type CardState =
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | { kind: 'loading' }
  | { kind: 'ready'; card: PersonalCard }

/** The card of a name, in the reader's language. Key its component by the name: it keeps what it has found. */
export function useCard(name: string): CardState {
  const { language } = useLanguage()
  // While another language is on its way, or cannot be had, the card stays in the one that it has.
  const { data, error, isFetching, refetch } = useGetCardQuery({ name, language })
  const isUnknown = isNotFound(error)
  useFocusAfterRetry(Boolean(error) && !isUnknown)
  if (isUnknown) return { kind: 'unknown' }
  if (data) return { kind: 'ready', card: data }
  if (error) return { kind: 'failed', error, isRetrying: isFetching, retry: () => void refetch() }
  return { kind: 'loading' }
}
