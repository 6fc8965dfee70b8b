import { type InLanguages, type Language, toTag } from '@atrium/contract/core'
import type { Service, ServiceText } from '@atrium/contract/services'
import type { ReadableService } from '@atrium/ui/services'
import { useMemo } from 'react'
import { useListServicesQuery } from '#api/servicesApi.ts'
import { pickTranslation } from '#hooks/pickTranslation.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** All services in their order, in the reader's language; a change of the language fetches them again (spec 4). */
export function useServices() {
  const { language } = useLanguage()
  const query = useListServicesQuery(language)
  const { data } = query
  const services = useMemo(() => data && readable(data, language), [data, language])
  return { services, failure: useQueryError(!services, query) }
}

/** In their order; a service without any text is left out. */
const readable = (services: readonly Service[], language: Language): ReadableService[] =>
  [...services]
    .sort((one, other) => one.order - other.order)
    .flatMap((service) => readableService(service, language) ?? [])

/** One service for a reader of `language`; `undefined` when it has no text at all. */
export function readableService(
  service: { id: number } & InLanguages<ServiceText>,
  language: Language,
): ReadableService | undefined {
  const found = pickTranslation(service, language)
  if (!found) return undefined
  const lang = found.language === language ? undefined : toTag(found.language)
  return { id: service.id, text: found.text, lang }
}
