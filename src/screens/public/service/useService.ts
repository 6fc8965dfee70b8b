import { useParams } from 'react-router-dom'
import { isNotFound } from '#api/callError.ts'
import { useGetServiceQuery } from '#api/servicesApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { type ReadableService, readableService } from '#hooks/useServices.ts'

/** What became of loading one service; exactly one of the three. */
export type ServiceState =
  | { kind: 'failed'; isUnknown: boolean; isRetrying: boolean; retry: () => void }
  | { kind: 'loading' }
  | { kind: 'ready'; service: ReadableService }

/** The service of the address, in the reader's language or, without one, in another. */
export function useService(): ServiceState {
  const { id: idInAddress = '' } = useParams()
  const id = /^[1-9]\d{0,8}$/.test(idInAddress) ? Number(idInAddress) : undefined
  const { language } = useLanguage()
  const query = useGetServiceQuery({ id: id ?? 0, language }, { skip: id === undefined })
  const { data, currentData, error, isFetching, refetch } = query
  // While another language is on its way the page stays; while another service is, it must not show this one.
  const found = currentData ?? (data?.id === id ? data : undefined)
  const service = found && readableService(found, language)
  if (service && id !== undefined) return { kind: 'ready', service }
  if (id === undefined || error || found)
    return {
      kind: 'failed',
      isUnknown: id === undefined || Boolean(found) || isNotFound(error),
      isRetrying: isFetching,
      retry: () => void refetch(),
    }
  return { kind: 'loading' }
}
