import type { InboxSuggestion } from '@atrium/contract/suggestions'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the sender of a suggestion. */
export function useSenderOf() {
  const { t } = useTranslation('inbox')
  return useCallback(
    ({ isAnonymous, sender }: InboxSuggestion) => (isAnonymous ? t('anonymous') : (sender ?? t('unknown'))),
    [t],
  )
}
