import type { Company } from '#core/company.ts'
import type { SiteFacts } from './schema.ts'

/** The facts about a company that an editor changes. */
export const siteFactsOf = ({
  name,
  phone,
  email,
  careersEmail,
  peopleEmail,
  address,
  city,
  location,
  social,
  appStore,
}: Company): SiteFacts => ({
  ...{ name, phone, email, careersEmail, peopleEmail, appStore },
  ...{ address: { ...address }, city: { ...city }, location: { ...location }, social: { ...social } },
})
