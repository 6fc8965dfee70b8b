import { ContactCard, ContactLayout } from '@atrium/ui/contact'
import { useTranslation } from 'react-i18next'
import { useMapConsent } from '#features/contact/useMapConsent.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { ContactForms } from './ContactForms.tsx'

/** `/contact` (spec 2): how to reach us, and the two forms. */
export function ContactScreen() {
  const { t } = useTranslation('contact')
  usePageTitle(t('title'))
  const consent = useMapConsent()
  return (
    <ContactLayout forms={<ContactForms />} details={<ContactCard heading={t('details')} {...consent} />} />
  )
}
