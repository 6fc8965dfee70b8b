import { LinkButton, Message, Section } from '@atrium/ui'
import { ServiceDetailSkeleton } from '@atrium/ui/services'
import { useTranslation } from 'react-i18next'
import { href, spotPicture } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import type { ServiceState } from './useService.ts'

/** Replaces a service that failed to load, is loading, or is unknown. */
export function ServiceError({ service }: { service: Exclude<ServiceState, { kind: 'ready' }> }) {
  const { t } = useTranslation('services')
  if (service.kind === 'failed')
    return <QueryError variant="page" heading={t('service.failedTitle')} failure={service.failure} />
  if (service.kind === 'loading')
    return (
      <Section belowNavbar>
        <ServiceDetailSkeleton />
      </Section>
    )
  return (
    <Message
      variant="page"
      role="alert"
      picture={spotPicture('missing')}
      heading={t('service.unknownTitle')}
      text={t('service.unknownText')}
      action={<LinkButton href={href('services')}>{t('service.allServices')}</LinkButton>}
    />
  )
}
