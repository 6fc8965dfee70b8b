import { defaultLanguage, type Language } from '@atrium/contract/core'
import type { Service } from '@atrium/contract/services'
import { useTranslation } from 'react-i18next'
import { useListServicesQuery } from '#api/servicesApi.ts'
import { pickTranslation } from '#hooks/pickTranslation.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

const nameIn = (service: Service, language: Language) => pickTranslation(service, language)?.text.name ?? ''

/**
 * The services to choose from. A choice is kept by the service's English name, so that it stays chosen when
 * the language changes, and sent as it is read. When the list cannot be had, the name is typed.
 */
export function useServiceChoice() {
  const { t } = useTranslation('contact')
  const { language } = useLanguage()
  const { currentData, data, error, isFetching, refetch } = useListServicesQuery(language)
  const services = [...(currentData ?? data ?? [])].sort((one, other) => one.order - other.order)
  const other = { value: 'other', label: t('form.otherService') }
  const options = services.map((service) => ({
    value: nameIn(service, defaultLanguage),
    label: nameIn(service, language),
  }))
  const hasFailed = error !== undefined && services.length === 0
  return {
    field: {
      options: [...options, other],
      isLoading: services.length === 0 && isFetching,
      ...(hasFailed && { onRetry: () => void refetch() }),
    },
    /** The name of a chosen service in the reader's language; typed text stays as it is. */
    nameService: (chosen: string) =>
      [...options, other].find(({ value }) => value === chosen)?.label ?? chosen,
  }
}
