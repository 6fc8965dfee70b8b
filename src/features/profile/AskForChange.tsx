import type { Profile } from '@atrium/contract/accounts'
import { type NewRecordRequest, recordRequestErrors } from '@atrium/contract/people'
import { newRecordRequestSchema } from '@atrium/contract/people/requests/schema'
import { RecordDialog } from '@atrium/ui/profile'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendRecordRequestMutation } from '#api/peopleApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { messagesOf } from '#hooks/validateWith.ts'

interface AskForChangeProps {
  profile: Profile
  onClose: () => void
  /** Gets the words of the outcome. */
  onSent: (sent: string) => void
}

/** The form with the wanted values, which begin as the present ones, and the reason. The tab keeps what is typed. */
export function AskForChange({ profile, onClose, onSent }: AskForChangeProps) {
  const { t } = useTranslation('profile')
  const [send] = useSendRecordRequestMutation()
  const { language } = useLanguage()
  const { firstName, lastName, position } = profile
  const initialValues = useMemo(
    () => ({ firstName, lastName, position, reason: '' }),
    [firstName, lastName, position],
  )
  const valuesOf = (typed: object) => ({ firstName: '', lastName: '', position: '', ...typed })
  const { form, draft, onDraft } = useFormSubmit<NewRecordRequest, unknown>({
    schema: newRecordRequestSchema,
    valuesOf,
    validate: (typed) => {
      const values = valuesOf(typed)
      const wanted = newRecordRequestSchema.cast({ reason: '', ...values })
      return {
        ...recordRequestErrors(profile, wanted),
        ...messagesOf(newRecordRequestSchema, values),
      }
    },
    failureScopes: ['profile:record.failure', 'profile:failure'],
    send: (body) => send(body).unwrap(),
    onSent: () => {
      onSent(t('record.sent'))
      onClose()
    },
    sentToast: t('record.sent'),
    // The position is that of the page's language.
    draftKey: `${staffKey}recordRequest.${language}`,
    initialValues,
  })
  return (
    <RecordDialog {...form} draft={{ ...initialValues, ...draft }} onDraft={onDraft} onCancel={onClose} />
  )
}
