import type { Company } from '#core/company.ts'
import type { SiteFacts } from './schema.ts'

/** The facts about a company that an editor changes. */
export const siteFactsOf = ({
  name,
  tagline,
  website,
  phone,
  email,
  careersEmail,
  peopleEmail,
  address,
  city,
  location,
  social,
  appStore,
  partnerProfile,
  colours,
  logo,
}: Company): SiteFacts => ({
  ...{ name, website, phone, email, careersEmail, peopleEmail, appStore, partnerProfile },
  ...{
    tagline: { ...tagline },
    address: { ...address },
    city: { ...city },
    location: { ...location },
    social: { ...social },
    colours: { ...colours },
    logo: { ...logo },
  },
})
