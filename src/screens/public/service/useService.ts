import { readId } from '@atrium/contract/core'
import type { ReadableService } from '@atrium/ui/services'
import { useParams } from 'react-router-dom'
import { isNotFound } from '#api/parseApiError.ts'
import { useGetServiceQuery } from '#api/servicesApi.ts'
import { readableService } from '#features/services/useServices.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { type QueryErrorState, useQueryError } from '#hooks/useQueryError.ts'

/** What became of loading one service; exactly one of these. */
export type ServiceState =
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: QueryErrorState }
  | { kind: 'loading' }
  | { kind: 'ready'; service: ReadableService }

/** The service of the address, in the reader's language or, without one, in another. */
export function useService(): ServiceState {
  const id = readId(useParams().id)
  const { language } = useLanguage()
  const query = useGetServiceQuery({ id: id ?? 0, language }, { skip: id === undefined })
  const { data, currentData, error } = query
  // While another language is on its way the page stays; while another service is, it must not show this one.
  const found = currentData ?? (data?.id === id ? data : undefined)
  const service = found && readableService(found, language)
  const failure = useQueryError(!found, query)
  if (service && id !== undefined) return { kind: 'ready', service }
  if (id === undefined || found || isNotFound(error)) return { kind: 'unknown' }
  return failure ? { kind: 'failed', failure } : { kind: 'loading' }
}
