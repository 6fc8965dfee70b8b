import type { Job } from '@atrium/contract/careers'
import { foldText, type InLanguages, languages } from '@atrium/contract/core'

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

/**
 * The cities of the vacancies, the one with most vacancies first. Vacancies with the same name in any language are in the
 * same city, so that one without a translation does not add a second Baku.
 */
export function listCities(jobs: readonly Job[]): City[] {
  let cities: City[] = []
  for (const job of jobs) {
    const names: City['names'] = Object.fromEntries(
      languages.map((language) => [language, job[language]?.LocationCity.trim() || undefined]),
    )
    const isSame = (city: City) =>
      languages.some(
        (language) =>
          names[language] !== undefined && slugOf(names[language]) === slugOf(city.names[language]),
      )
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
