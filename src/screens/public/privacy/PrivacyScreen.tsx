import { Heading, Section } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/privacy`: which data are asked for, why, and how long they are kept. */
export function PrivacyScreen() {
  const { t } = useTranslation('privacy')
  usePageTitle(t('title'))
  return (
    <Section belowNavbar>
      <Heading level={1}>{t('title')}</Heading>
    </Section>
  )
}
