import { Heading } from '@atrium/ui'
import { LookupPage } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { useLookupFrame } from '#hooks/useLookupFrame.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'

export function EmployeeScreen() {
  const { t } = useTranslation('lookup')
  usePageTitle(t('employee.title'))
  return (
    <LookupPage {...useLookupFrame()}>
      <Heading level={1}>{t('employee.title')}</Heading>
    </LookupPage>
  )
}
