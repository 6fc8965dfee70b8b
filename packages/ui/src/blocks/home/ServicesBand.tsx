import { pages } from '@atrium/contract/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PairWidths } from '#blocks/services/pairPlace.ts'
import { type ReadableService, ServiceCards } from '#blocks/services/ServiceCards.tsx'
import { ServiceCardsSkeleton } from '#blocks/services/ServiceCardsSkeleton.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Section } from '#primitives/Section.tsx'
import { Row } from '#primitives/Stack.tsx'

interface ServicesBandProps {
  /** `undefined` while they load. */
  services: readonly ReadableService[] | undefined
  /** The failed query. */
  error?: ReactNode
  /** How many cards the skeleton has. */
  count: number
  /** As for `ServiceCards`. */
  pairs: readonly PairWidths[]
}

/** The pine band of the home page: the first services, and a link to all (spec 2); nothing without services. */
export function ServicesBand({ services, error, count, pairs }: ServicesBandProps) {
  const { t } = useTranslation('home')
  const headingId = useId()
  if (services?.length === 0) return null
  return (
    <Section tone="pine" headingId={headingId}>
      <Row alignItems="end" justifyContent="space-between" gap="5" marginBottom={{ base: '8', md: '12' }}>
        <Heading level={2} id={headingId}>
          {t('services.heading')}
        </Heading>
        <LinkButton href={pages.services} variant="outlineOnDark" size="sm">
          {t('services.all')}
        </LinkButton>
      </Row>
      {error}
      {!error && !services && (
        <ServiceCardsSkeleton label={t('services.loading')} count={count} pairs={pairs} />
      )}
      {services && <ServiceCards headingLevel={3} pairs={pairs} services={services} />}
    </Section>
  )
}
