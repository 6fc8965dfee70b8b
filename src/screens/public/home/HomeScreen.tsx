import { Heading, Section } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/` (spec 2): the home page. */
export function HomeScreen() {
  const { t } = useTranslation('home')
  usePageTitle(t('title'))
  return (
    <Section belowNavbar>
      <Heading level={1}>{t('title')}</Heading>
    </Section>
  )
}
