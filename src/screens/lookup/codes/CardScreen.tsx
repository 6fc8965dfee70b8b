import { Heading } from '@atrium/ui'
import { LookupPage } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { useLookupFrame } from '#hooks/useLookupFrame.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'

export function CardScreen() {
  const { t } = useTranslation('card')
  usePageTitle(t('title'))
  return (
    <LookupPage {...useLookupFrame()}>
      <Heading level={1}>{t('title')}</Heading>
    </LookupPage>
  )
}
