import { ContactCard, ContactLayout, MapEmbed } from '@atrium/ui/contact'
import { useTranslation } from 'react-i18next'
import { sections } from '#config/site.ts'
import { useContactRows } from '#features/contact/useContactRows.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { ContactForms } from './ContactForms.tsx'

/** `/contact` (spec 2): how to reach us, and the two forms. */
export function ContactScreen() {
  const { t } = useTranslation('contact')
  usePageTitle(t('title'))
  const { rows, map } = useContactRows()
  return (
    <ContactLayout
      heading={t('heading')}
      lead={t('lead')}
      forms={{ id: sections.contactUs, heading: t('write'), content: <ContactForms /> }}
      details={{
        id: sections.address,
        content: <ContactCard heading={t('details')} rows={rows} map={<MapEmbed {...map} />} />,
      }}
    />
  )
}
