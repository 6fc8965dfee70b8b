import { socialNetworks } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'

type Label =
  | 'name'
  | 'website'
  | 'phone'
  | 'latitude'
  | 'appStore'
  | 'partnerProfile'
  | 'logo'
  | 'accent'
  | 'dark'

/** The label of a field of the facts by its name. */
export function useFactLabel() {
  const { t } = useTranslation('site')
  return (name: string): string => {
    const [, fact, language] = /^(tagline|address|city)(AZ|EN|RU)$/.exec(name) ?? []
    if (fact && language) return t(`facts.${fact as 'tagline' | 'address' | 'city'}`, { language })
    // Names of networks are the same in every language.
    if (socialNetworks.some((network) => network === name)) return name
    return t(`facts.${name as Label}`)
  }
}
