import { DeskPage } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { WaitingPart } from './leave/WaitingPart.tsx'
import { YearPart } from './leave/YearPart.tsx'

/** `/staff/desk/leave`: the requests for leave that wait for the person, and all of a year. */
export function LeaveScreen() {
  const { t } = useTranslation('leave')
  usePageTitle(t('title'))
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <WaitingPart />
      <YearPart />
    </DeskPage>
  )
}
