import { Heading, Section } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/about` (spec 2): the company, its partners and its team. */
export function AboutScreen() {
  const { t } = useTranslation('about')
  usePageTitle(t('title'))
  return (
    <Section belowNavbar>
      <Heading level={1}>{t('title')}</Heading>
    </Section>
  )
}
