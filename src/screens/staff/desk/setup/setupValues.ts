import { type Language, sampleCompany } from '@atrium/contract/core'
import { siteFactsOf } from '@atrium/contract/site'
import type { FactsValues } from '@atrium/ui/site'
import { atFields as factsAtFields, factsOf, valuesOf } from '../site/factsValues.ts'

/** An empty form; clock and money of the samples are the likely ones. */
export function newSetup(language: Language): FactsValues {
  const empty = Object.keys(valuesOf(siteFactsOf(sampleCompany))).map((name) => [name, ''])
  const { timeZone, currency } = sampleCompany
  const administrator = { firstName: '', lastName: '', adminEmail: '', language }
  return { ...Object.fromEntries(empty), domain: '', timeZone, currency, ...administrator }
}

/** The body of `setUp`. An emptied field is missing in the values of a form. */
export const setupOf = (typed: Partial<FactsValues>) => ({
  facts: { ...factsOf(typed), logo: sampleCompany.logo },
  domain: typed.domain ?? '',
  timeZone: typed.timeZone ?? '',
  currency: (typed.currency ?? '').toUpperCase(),
  administrator: {
    name: typed.firstName ?? '',
    surname: typed.lastName ?? '',
    email: typed.adminEmail ?? '',
    language: typed.language,
  },
})

const ofAdministrator: Record<string, string> = {
  name: 'firstName',
  surname: 'lastName',
  email: 'adminEmail',
}

/** Messages at the fields of the form: `administrator.email` is at `adminEmail`. */
export const atFields = (messages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) => {
      const [group, name = ''] = path.split('.')
      if (group === 'facts') return Object.entries(factsAtFields({ [path]: message }))
      return [[group === 'administrator' ? (ofAdministrator[name] ?? name) : path, message]]
    }),
  )
