import type { Preferences } from '@atrium/contract/accounts'
import { useTranslation } from 'react-i18next'
import { useUpdatePreferencesMutation } from '#api/accountsApi.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** Saves a choice that the person makes in a menu; a toast tells a failure. */
export function usePreferences(): (preferences: Preferences) => void {
  const { t } = useTranslation('staff')
  const showToast = useToasts()
  const [update] = useUpdatePreferencesMutation()
  return async (preferences) => {
    const { error } = await update(preferences)
    if (error) showToast({ kind: 'error', text: t('preferencesFailed'), isAnnounced: true })
  }
}
