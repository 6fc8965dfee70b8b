import { Heading, Section } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/service` (spec 2): the list of services. */
export function ServicesScreen() {
  const { t } = useTranslation('services')
  usePageTitle(t('title'))
  return (
    <Section belowNavbar>
      <Heading level={1}>{t('title')}</Heading>
    </Section>
  )
}
