import { QuestionDialog } from '@atrium/ui/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignOut, useUnsentQuestion } from '#features/account/useSignOut.ts'

/** Asks before a log out takes meetings along that only this browser has. */
export function UnsentQuestion() {
  const { t } = useTranslation('staff')
  const { count, forget } = useUnsentQuestion()
  const { signOut } = useSignOut()
  // The words stay while the dialog goes.
  const [asked, setAsked] = useState(count)
  if (count > 0 && count !== asked) setAsked(count)
  return (
    <QuestionDialog
      isOpen={count > 0}
      title={t('unsent.title', { count: asked })}
      text={t('unsent.text')}
      confirmLabel={t('unsent.confirm')}
      cancelLabel={t('unsent.cancel')}
      onConfirm={() => void signOut(true)}
      onCancel={forget}
    />
  )
}
