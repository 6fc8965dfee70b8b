import { loadOverlays, useLoaded } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { useSignOut, useUnsentQuestion } from '#features/account/useSignOut.ts'

/** Asks before a log out deletes meetings that only this browser has. */
export function UnsentQuestion() {
  const { t } = useTranslation('staff')
  const { count, forget } = useUnsentQuestion()
  const { signOut } = useSignOut()
  const QuestionDialog = useLoaded(loadOverlays, count > 0)?.QuestionDialog
  if (count === 0 || !QuestionDialog) return null
  return (
    <QuestionDialog
      title={t('unsent.title', { count })}
      text={t('unsent.text')}
      confirmLabel={t('unsent.confirm')}
      cancelLabel={t('unsent.cancel')}
      onConfirm={() => void signOut(true)}
      onCancel={forget}
    />
  )
}
