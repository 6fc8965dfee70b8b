import type { ContactKind } from '@atrium/contract/contact'
import { contactParam, sections } from '@atrium/contract/core'
import { ContactForm, Tabs } from '@atrium/ui/contact'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePlainForm } from '#hooks/usePlainForm.ts'
import { useTabState } from '#hooks/useTabState.ts'
import { useContactForm } from './useContactForm.ts'
import { useServiceChoice } from './useServiceChoice.ts'

/** The two forms behind their tabs (spec 2 and 4); the chosen tab outlives a reload. */
export function ContactForms() {
  const { t } = useTranslation('contact')
  const [kept, keep] = useTabState<ContactKind>('contactForm')
  const { refused, sent } = usePlainForm('customer', 'business')
  const [search] = useSearchParams()
  const shown = kept ?? refused?.form ?? sent?.form ?? search.get(contactParam)
  const linkTo = (kind: ContactKind) => `?${contactParam}=${kind}#${sections.contactUs}`
  return (
    <Tabs<ContactKind>
      label={t('tabs.label')}
      selected={shown === 'business' ? 'business' : 'customer'}
      onSelect={keep}
      items={[
        { value: 'customer', label: t('tabs.customer'), href: linkTo('customer'), panel: <CustomerForm /> },
        { value: 'business', label: t('tabs.business'), href: linkTo('business'), panel: <BusinessForm /> },
      ]}
    />
  )
}

const CustomerForm = () => <ContactForm {...useContactForm('customer')} />

function BusinessForm() {
  const { field, nameService } = useServiceChoice()
  return <ContactForm {...useContactForm('business', nameService)} service={field} />
}
