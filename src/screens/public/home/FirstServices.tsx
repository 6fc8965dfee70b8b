import { LinkButton, Message } from '@atrium/ui'
import { ServicesBand } from '@atrium/ui/home'
import { ServiceCards, ServiceCardsSkeleton } from '@atrium/ui/services'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { href } from '#config/site.ts'
import { serviceCard, useServices } from '#features/services/useServices.ts'
import { QueryError } from '#hooks/QueryError.tsx'

/** What we do: the first services of the list (spec 2, Home). */
export function FirstServices() {
  const { t } = useTranslation('home')
  const { services, failure } = useServices()
  const first = services?.slice(0, constants.home.services)
  return (
    <ServicesBand
      heading={t('services.heading')}
      action={{ label: t('services.all'), href: href('services') }}
    >
      {failure && <QueryError heading={t('services.failedTitle')} failure={failure} />}
      {!failure && !first && (
        <ServiceCardsSkeleton
          label={t('services.loading')}
          count={constants.home.services}
          pairs={constants.servicePairs}
        />
      )}
      {first?.length === 0 && (
        <Message
          heading={t('services.emptyTitle')}
          text={t('services.emptyText')}
          action={<LinkButton href={href('contact')}>{t('services.contact')}</LinkButton>}
        />
      )}
      {first && first.length > 0 && (
        <ServiceCards headingLevel={3} pairs={constants.servicePairs} services={first.map(serviceCard)} />
      )}
    </ServicesBand>
  )
}
