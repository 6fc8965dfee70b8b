import { company } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { contacts } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useMapConsent } from './useMapConsent.ts'

/** Phone, e-mail and location of the office, and its map. */
export function useContactRows() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const consent = useMapConsent()
  return {
    rows: [
      { kind: 'phone', label: t('contact.phone'), value: company.phone, href: contacts.phoneHref },
      { kind: 'email', label: t('contact.email'), value: company.email, href: contacts.emailHref },
      {
        kind: 'location',
        label: t('contact.location'),
        value: company.address[language],
        href: contacts.mapsSearch(language),
      },
    ] as const,
    map: {
      title: t('contact.map'),
      src: contacts.mapEmbed(),
      showLabel: t('contact.showMap'),
      note: t('contact.mapNote'),
      isAllowed: consent.isAllowed,
      allowLabel: t('contact.allowMaps'),
      onAllow: consent.onAllow,
    },
  }
}
