import type { AccountSession } from '@atrium/contract/accounts'
import { useTranslation } from 'react-i18next'

/** Names the browser of a session: "Chrome on Windows". */
export function useDeviceName(): (session: AccountSession) => string {
  const { t } = useTranslation('profile')
  return ({ browser, system }) => {
    const name = browser || t('sessions.unknownBrowser')
    return system ? t('sessions.device', { browser: name, system }) : name
  }
}
