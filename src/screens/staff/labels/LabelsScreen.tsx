import { Heading } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'

export function LabelsScreen() {
  const { t } = useTranslation('labels')
  usePageTitle(t('title'))
  return <Heading level={1}>{t('title')}</Heading>
}
