import type { Preferences } from '@atrium/contract/accounts'
import { useTranslation } from 'react-i18next'
import { useUpdatePreferencesMutation } from '#api/accountsApi.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** Saves a choice of the person at once. A failure is shown in a toast, and a success when there are words for it. */
export function usePreferences(savedToast?: string) {
  const { t } = useTranslation('staff')
  const showToast = useToasts()
  const [update, { isLoading }] = useUpdatePreferencesMutation()
  const save = async (preferences: Preferences) => {
    const { error } = await update(preferences)
    if (error) showToast({ kind: 'error', text: t('preferencesFailed'), isAnnounced: true })
    else if (savedToast) showToast({ kind: 'success', text: savedToast, isAnnounced: true })
  }
  return { isSaving: isLoading, save: (preferences: Preferences) => void save(preferences) }
}
