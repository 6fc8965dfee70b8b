import { Heading, Section } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/subscribe/unsubscribe`: where every letter leads that is not wanted any more. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('newsletter')
  usePageTitle(t('title'))
  return (
    <Section belowNavbar>
      <Heading level={1}>{t('title')}</Heading>
    </Section>
  )
}
