import { EmptyState, LinkButton, Section } from '@atrium/ui'
import { ServiceDetailSkeleton } from '@atrium/ui/services'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import type { ServiceState } from './useService.ts'

/** Everything but the service itself: unknown, failed, loading. */
export function ServiceError({ service }: { service: Exclude<ServiceState, { kind: 'ready' }> }) {
  const { t } = useTranslation('services')
  return <Section belowNavbar>{panel()}</Section>

  function panel() {
    if (service.kind === 'loading') return <ServiceDetailSkeleton label={t('service.loading')} />
    if (service.kind === 'unknown')
      return (
        <EmptyState
          role="alert"
          headingLevel={1}
          title={t('service.unknownTitle')}
          text={t('service.unknownText')}
          action={<LinkButton href={href('services')}>{t('service.allServices')}</LinkButton>}
        />
      )
    return <QueryError headingLevel={1} title={t('service.failedTitle')} failure={service.failure} />
  }
}
