import { Placeholder } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/staff/chat/user-profile/schedule` (spec 2): a placeholder. */
export function ChatScheduleScreen() {
  const { t } = useTranslation('staff')
  usePageTitle(t('schedule.title'))
  return <Placeholder title={t('schedule.title')} text={t('schedule.text')} seed={57} />
}
