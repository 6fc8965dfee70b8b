import { company, type Language, languages, toTag } from '@atrium/contract'

/** The address of a page in one language; the page's own choice of language when none is given. */
export const pageUrl = (publicUrl: string, path: string, language?: Language): string =>
  `${publicUrl}${path}${language ? `?lng=${toTag(language)}` : ''}`

/** The company in a few words, for other objects to name. */
export const organizationName = (publicUrl: string) => ({
  '@type': 'Organization',
  name: company.name,
  ...(publicUrl && { '@id': `${publicUrl}/#organization`, url: `${publicUrl}/` }),
})

/** https://schema.org/Organization, as far as `company` knows it. */
export const organization = (publicUrl: string, language: Language) => ({
  ...organizationName(publicUrl),
  ...(publicUrl && { logo: `${publicUrl}/icons/apple-touch-icon.png` }),
  email: company.email,
  telephone: company.phone,
  address: company.address[language],
  sameAs: Object.values(company.social),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: company.email,
    telephone: company.phone,
    availableLanguage: languages.map(toTag),
  },
})

/**
 * https://schema.org/BreadcrumbList, as the page shows it: the list, and the page itself. None while the
 * public address is unknown, because a step without an address is a mistake to search engines.
 */
export const breadcrumbs = (
  publicUrl: string,
  language: Language,
  steps: { name: string; path: string }[],
): object[] =>
  publicUrl
    ? [
        {
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: pageUrl(publicUrl, path, language),
          })),
        },
      ]
    : []
