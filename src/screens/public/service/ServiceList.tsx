import { LinkButton, Message } from '@atrium/ui'
import { ServiceCards, ServiceCardsSkeleton } from '@atrium/ui/services'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { href } from '#config/site.ts'
import { useServices } from '#features/services/useServices.ts'
import { QueryError } from '#hooks/QueryError.tsx'

/** How many cards hold the place while nobody knows how many there are. */
const expected = 8

/** The cards of `/service`, or what stands in for them. */
export function ServiceList() {
  const { t } = useTranslation('services')
  const { services, failure } = useServices()
  if (failure) return <QueryError heading={t('list.failedTitle')} failure={failure} />
  if (!services)
    return <ServiceCardsSkeleton label={t('list.loading')} count={expected} pairs={constants.servicePairs} />
  if (services.length === 0)
    return (
      <Message
        heading={t('list.emptyTitle')}
        text={t('list.emptyText')}
        action={<LinkButton href={href('contact')}>{t('list.emptyAction')}</LinkButton>}
      />
    )
  return <ServiceCards services={services} pairs={constants.servicePairs} />
}
