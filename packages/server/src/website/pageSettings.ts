import { companyChanges } from '@atrium/contract/core'
import type { Config } from '#config/config.ts'

/** The public settings, readable by every visitor. */
export type PageConfig = Pick<Config, 'hosts' | 'apiCredentials' | 'cvMaxBytes' | 'email' | 'popupRepeat'>

/** The content of `atrium-config`; unset values use the defaults of the application. */
export function pageSettings(config: PageConfig): object {
  const { hosts, apiCredentials, cvMaxBytes, email, popupRepeat } = config
  const company = companyChanges()
  const account = Object.fromEntries(Object.entries(email).filter(([, value]) => isSet(value)))
  return {
    hosts,
    cvMaxBytes,
    ...(Object.keys(account).length > 0 && { email: account }),
    ...(apiCredentials !== 'same-origin' && { apiCredentials }),
    ...(popupRepeat !== 'once' && { popupRepeat }),
    ...(Object.keys(company).length > 0 && { company }),
  }
}

const isSet = (value: Config['email'][keyof Config['email']]) =>
  Array.isArray(value) ? value.length > 0 : Boolean(value)
