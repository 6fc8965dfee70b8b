import { profileChangesSchema } from '@atrium/contract/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateProfileMutation } from '#api/profileApi.ts'
import { readTabValue, staffKey, useTabState } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf, useMessageTexts } from '#hooks/validateWith.ts'
import { type OwnFailure, ownFailureOf, useOwnFailureText, useOwnFailureTitle } from './useOwnFailure.ts'

const draftKey = `${staffKey}phone`

/** What became of the last saving; `field` is about what was typed. */
type Outcome = { kind: 'saved' } | { kind: 'field'; message: string } | ({ kind: 'failed' } & OwnFailure)

/**
 * One's own phone number, edited where it stands (spec 4; decision 12). What is typed is kept for the tab until it has
 * been saved or given up: it survives a reload, and the text box is open again.
 */
export function useOwnPhone(phone: string) {
  const { t } = useTranslation('profile')
  const showToast = useToasts()
  const translate = useMessageTexts({ cvMaxSize: '' })
  const failureText = useOwnFailureText()
  const failureTitle = useOwnFailureTitle()
  const [updateProfile, { isLoading }] = useUpdateProfileMutation()
  const [draft, keep] = useTabState<string>(draftKey)
  const [outcome, setOutcome] = useState<Outcome>()

  const open = (text: string | undefined) => {
    setOutcome(undefined)
    keep(text)
  }
  const refuse = (message: string) => {
    setOutcome({ kind: 'field', message })
    showToast({ kind: 'error', text: translate(message) })
  }
  const save = async () => {
    setOutcome(undefined)
    const { phone: mistake } = messagesOf(profileChangesSchema, { phone: draft })
    if (mistake) return refuse(mistake)
    try {
      await updateProfile(profileChangesSchema.cast({ phone: draft })).unwrap()
      // What was typed meanwhile, on the other page that has this box, is not what was sent.
      if (readTabValue(draftKey) === draft) keep(undefined)
      setOutcome({ kind: 'saved' })
      return showToast({ kind: 'success', text: t('phone.saved') })
    } catch (error) {
      const failure = ownFailureOf(error)
      if (failure.errors.phone) return refuse(failure.errors.phone)
      setOutcome({ kind: 'failed', ...failure })
      return showToast({ kind: 'error', text: failureTitle(failure, t('phone.failedTitle')) })
    }
  }

  return {
    type: 'tel' as const,
    autoComplete: 'tel',
    texts: {
      edit: t('phone.edit'),
      save: t('phone.save'),
      saving: t('phone.saving'),
      cancel: t('phone.cancel'),
    },
    draft,
    isSaving: isLoading,
    onEdit: () => open(phone),
    onChange: keep,
    onSave: () => void save(),
    onCancel: () => open(undefined),
    ...(outcome?.kind === 'field' && { error: translate(outcome.message) }),
    ...(outcome?.kind === 'saved' && { outcome: { kind: 'done' as const, heading: t('phone.saved') } }),
    ...(outcome?.kind === 'failed' && {
      outcome: {
        kind: 'failed' as const,
        heading: failureTitle(outcome, t('phone.failedTitle')),
        text: failureText(outcome),
      },
    }),
  }
}
