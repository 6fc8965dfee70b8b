import { profileChangesSchema } from '@atrium/contract/accounts/profile/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateProfileMutation } from '#api/accountsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { readTabValue, staffKey, useTabState } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'

const draftKey = `${staffKey}phone`

/**
 * The user's own phone number, edited in place (spec 4; departure 12). The tab stores what is typed until it has been
 * saved or cancelled, so that the text box is open again after a reload.
 */
export function useOwnPhone(phone: string) {
  const { t } = useTranslation('profile')
  const showToast = useToasts()
  const [updateProfile] = useUpdateProfileMutation()
  const [draft, keep] = useTabState<string>(draftKey)
  const [mistake, setMistake] = useState<string>()
  const { form, isSending, isSent, reset } = useFormSubmit({
    schema: profileChangesSchema,
    failureScopes: ['profile:phone.failure', 'profile:failure'],
    send: (changes) => updateProfile(changes).unwrap(),
    onSent: () => {
      // The other page with this text box may have stored a newer draft.
      if (readTabValue(draftKey) === draft) keep(undefined)
    },
    sentToast: t('phone.saved'),
    fieldErrorsOf: ({ errors }) => errors?.phone && { phone: errors.phone },
  })

  const open = (text: string | undefined) => {
    setMistake(undefined)
    reset()
    keep(text)
  }
  const save = async () => {
    const values = { phone: draft }
    reset()
    const found = form.validate(values).phone ?? (await form.onSubmit(values))?.phone
    setMistake(found)
    if (found) showToast({ kind: 'error', text: form.translate(found) })
  }

  return {
    draft,
    isSaving: isSending,
    onEdit: () => open(phone),
    onChange: keep,
    onSave: () => void save(),
    onCancel: () => open(undefined),
    ...(mistake && { error: form.translate(mistake) }),
    ...(isSent && { outcome: { kind: 'done' as const, heading: t('phone.saved') } }),
    ...(form.failure && {
      outcome: { kind: 'failed' as const, heading: form.failure.heading, text: form.failure.text },
    }),
  }
}
