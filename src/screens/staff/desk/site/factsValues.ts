import { languages, socialNetworks } from '@atrium/contract/core'
import type { SiteFacts } from '@atrium/contract/site'
import type { FactsValues } from '@atrium/ui/site'

/** The values of the form. */
export const valuesOf = ({
  tagline,
  address,
  city,
  location,
  social,
  colours,
  logo,
  ...facts
}: SiteFacts): FactsValues => ({
  ...facts,
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [`tagline${language}`, tagline[language]],
      [`address${language}`, address[language]],
      [`city${language}`, city[language]],
    ]),
  ),
  latitude: String(location.latitude),
  longitude: String(location.longitude),
  ...social,
  ...colours,
  // Not a field: the history names a logo by the start of its hash.
  logo: logo.hash.slice(0, 6),
})

/** The facts that the form describes. An emptied field is missing in the values of a form. */
export function factsOf(typed: Partial<FactsValues>) {
  const text = (name: string) => typed[name] ?? ''
  const inLanguages = (fact: string) =>
    Object.fromEntries(languages.map((language) => [language, text(fact + language)]))
  // A decimal comma is as good as a point; another text is refused.
  const degrees = (name: string) => (text(name).trim() ? Number(text(name).replace(',', '.')) : undefined)
  return {
    ...{ name: text('name'), website: text('website'), phone: text('phone'), email: text('email') },
    ...{ careersEmail: text('careersEmail'), peopleEmail: text('peopleEmail') },
    tagline: inLanguages('tagline'),
    ...{ address: inLanguages('address'), city: inLanguages('city') },
    location: { latitude: degrees('latitude'), longitude: degrees('longitude') },
    social: Object.fromEntries(socialNetworks.map((network) => [network, text(network)])),
    ...{ appStore: text('appStore'), partnerProfile: text('partnerProfile') },
    colours: { accent: text('accent'), dark: text('dark') },
  }
}

/** Messages about the facts at the fields of the form: `facts.address.RU` is at `addressRU`. */
export const atFields = (messages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).map(([path, message]) => {
      const [, fact = path, part] = path.split('.')
      const name = ['tagline', 'address', 'city'].includes(fact) ? fact + part : (part ?? fact)
      return [name, message]
    }),
  )
