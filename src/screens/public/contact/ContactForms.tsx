import type { ContactKind } from '@atrium/contract'
import { ContactForm, Tabs } from '@atrium/ui/contact'
import { useTranslation } from 'react-i18next'
import { useTabState } from '#hooks/useTabState.ts'
import { useContactForm } from './useContactForm.ts'
import { useServiceChoice } from './useServiceChoice.ts'

/** The two forms behind their tabs (spec 2 and 4); the chosen tab outlives a reload. */
export function ContactForms() {
  const { t } = useTranslation('contact')
  const [kept, keep] = useTabState<ContactKind>('contactForm')
  return (
    <Tabs<ContactKind>
      label={t('tabs.label')}
      selected={kept === 'business' ? 'business' : 'customer'}
      onSelect={keep}
      items={[
        { value: 'customer', label: t('tabs.customer'), panel: <CustomerForm /> },
        { value: 'business', label: t('tabs.business'), panel: <BusinessForm /> },
      ]}
    />
  )
}

const CustomerForm = () => <ContactForm {...useContactForm('customer')} />

function BusinessForm() {
  const { field, nameService } = useServiceChoice()
  return <ContactForm {...useContactForm('business', nameService)} service={field} />
}
