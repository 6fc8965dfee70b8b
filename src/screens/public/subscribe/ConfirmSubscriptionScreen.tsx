import { Heading, Section } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/subscribe/confirm`: where the mail of a new subscription leads. */
export function ConfirmSubscriptionScreen() {
  const { t } = useTranslation('newsletter')
  usePageTitle(t('title'))
  return (
    <Section belowNavbar>
      <Heading level={1}>{t('title')}</Heading>
    </Section>
  )
}
