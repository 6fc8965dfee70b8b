import { DeskPage } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { DecidedChanges } from './changes/DecidedChanges.tsx'
import { WaitingChanges } from './changes/WaitingChanges.tsx'

/** `/staff/desk/changes`: the changes of records that people ask for, and what was decided. */
export function ChangesScreen() {
  const { t } = useTranslation(['changes', 'table'])
  usePageTitle(t('title'))
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <WaitingChanges />
      <DecidedChanges />
    </DeskPage>
  )
}
