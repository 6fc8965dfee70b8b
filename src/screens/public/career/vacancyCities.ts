import type { Job } from '@atrium/contract/careers'
import { foldText, type InLanguages, languages } from '@atrium/contract/core'
import { soundOf } from '@atrium/contract/search'

export interface City {
  /**
   * Names the city in the address: its English name, else its Azerbaijani or Russian one. The name that a reader sees would
   * mean nothing after a change of the language, and the contract has no numbers of cities.
   */
  slug: string
  names: InLanguages<string>
  /** The vacancies in it. */
  ids: readonly number[]
}

/** `nizhny-novgorod` */
const slugOf = (name = ''): string =>
  foldText(name)
    .match(/[\p{L}\d]+/gu)
    ?.join('-') ?? ''

/** The consonants of a name, which its spellings share: Bakı, Baku and Баку; Şəki, Sheki and Шеки. */
const consonantsOf = (name = ''): string =>
  soundOf(foldText(name).replace(/([sck])h/g, (_whole, first) => (first === 'k' ? 'x' : first)))
    .replaceAll('j', 'c')
    .replace(/[^\p{L}]|[aeiou]/gu, '')

/** Whether two names mean one city: the same name in one language, or spellings of it where they share no language. */
function isSameCity(one: City['names'], other: City['names']): boolean {
  const shared = languages.filter((language) => one[language] && other[language])
  if (shared.length > 0) return shared.some((language) => slugOf(one[language]) === slugOf(other[language]))
  const spellings = Object.values(one).map(consonantsOf)
  return Object.values(other).some((name) => name && spellings.includes(consonantsOf(name)))
}

/** The cities of the vacancies, the one with most vacancies first. A vacancy without a translation adds no second Baku. */
export function listCities(jobs: readonly Job[]): City[] {
  let cities: City[] = []
  for (const job of jobs) {
    const names: City['names'] = Object.fromEntries(
      languages.map((language) => [language, job[language]?.LocationCity.trim() || undefined]),
    )
    const isSame = (city: City) => isSameCity(city.names, names)
    cities = [
      ...cities.filter((city) => !isSame(city)),
      cities.filter(isSame).reduce(merge, { slug: '', names, ids: [job.id] }),
    ]
  }
  return cities
    .map((city) => ({ ...city, slug: slugOf(city.names.EN ?? city.names.AZ ?? city.names.RU) }))
    .filter(({ slug }) => slug !== '')
    .sort((one, other) => other.ids.length - one.ids.length)
}

const merge = (city: City, same: City): City => ({
  slug: '',
  names: Object.fromEntries(
    languages.map((language) => [language, same.names[language] ?? city.names[language]]),
  ),
  ids: [...same.ids, ...city.ids],
})
