import type { Preferences } from '@atrium/contract/accounts'
import { useTranslation } from 'react-i18next'
import { useUpdatePreferencesMutation } from '#api/accountsApi.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** Saves a choice of the person at once. A failure is shown in a toast; a success too, and it stays, when there are words for it. */
export function usePreferences(savedToast?: string) {
  const { t } = useTranslation('staff')
  const showToast = useToasts()
  const { outcome, showOutcome } = useOutcome()
  const [update, { isLoading }] = useUpdatePreferencesMutation()
  const save = async (preferences: Preferences) => {
    showOutcome(undefined)
    const { error } = await update(preferences)
    if (error) showToast({ kind: 'error', text: t('preferencesFailed'), isAnnounced: true })
    else if (savedToast) {
      showOutcome(savedToast)
      showToast({ kind: 'success', text: savedToast })
    }
  }
  return { isSaving: isLoading, outcome, save: (preferences: Preferences) => void save(preferences) }
}
