import { company, iconAddress, type Language, languages, toTag } from '@atrium/contract/core'

/** The address of a page in one language; without a language the address that negotiates it. */
export const pageUrl = (publicUrl: string, path: string, language?: Language): string =>
  `${publicUrl}${path}${language ? `?lng=${toTag(language)}` : ''}`

/** A short reference to the company for other objects. */
export const organizationName = (publicUrl: string) => ({
  '@type': 'Organization',
  name: company.name,
  ...(publicUrl && { '@id': `${publicUrl}/#organization`, url: `${publicUrl}/` }),
})

/** https://schema.org/Organization with the fields of `company`. */
export const organization = (publicUrl: string, language: Language) => ({
  ...organizationName(publicUrl),
  ...(publicUrl && {
    logo: `${publicUrl}${company.logo.hash ? iconAddress(company.logo, 512) : '/icons/apple-touch-icon.png'}`,
  }),
  email: company.email,
  telephone: company.phone,
  address: company.address[language],
  sameAs: Object.values(company.social).filter(Boolean),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: company.email,
    telephone: company.phone,
    availableLanguage: languages.map(toTag),
  },
})

/**
 * https://schema.org/BreadcrumbList as on the page. Left out while the public address is unknown, because search
 * engines reject steps without an address.
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
