import { formatJobTypeChoice } from '@atrium/contract/careers'
import {
  categorySamples,
  jobDetailSample,
  jobSamples,
  vacancyFactsSample,
} from '@atrium/contract/careers/samples'
import type { Language } from '@atrium/contract/core'
import { serviceListSamples } from '@atrium/contract/services/samples'
import type { ArrangedVacancies } from '#blocks/careers/vacancyTypes.ts'
import type { ReadableService } from '#blocks/services/ServiceCards.tsx'

const sampleDay = '2026-11-21'

/** The first three vacancies, as the list takes them. */
export const vacanciesIn = (language: Language): ArrangedVacancies => ({
  total: jobSamples.length,
  categories: categorySamples.flatMap((category) => {
    const name = category[language]?.Category
    if (!name) return []
    const count = jobSamples.filter((job) => job[language]?.Category === name).length
    const slug = String(category.id)
    return [{ id: category.id, slug, name, count, href: `/career?category=${slug}` }]
  }),
  href: '/career',
  allHref: '/career',
  chosen: undefined,
  cities: [
    { value: 'baku', label: jobSamples[0]?.[language]?.LocationCity ?? '' },
    { value: 'ganja', label: 'Gəncə' },
  ],
  types: (['fullTime', 'remote'] as const).map((value) => ({
    value,
    label: formatJobTypeChoice(value, language),
  })),
  filter: { category: '', city: '', type: '', words: '' },
  vacancies: jobSamples
    .slice(0, 3)
    .flatMap(({ id, [language]: text }) =>
      text ? [{ id, text, language, facts: vacancyFactsSample(id, sampleDay) }] : [],
    ),
})

/** The services in the order of the list. */
export const servicesIn = (language: Language): ReadableService[] =>
  serviceListSamples.flatMap(({ id, [language]: text }) => (text ? [{ id, text, lang: undefined }] : []))

/** The page of one vacancy: the project manager. */
export function vacancyIn(language: Language) {
  const vacancy = jobDetailSample(2)?.[language]
  if (!vacancy) throw new Error('The contract has no sample of a vacancy.')
  return vacancy
}

export function vacancyFactsIn() {
  const facts = vacancyFactsSample(1, sampleDay)
  if (!facts) throw new Error('The contract has no sample of a vacancy.')
  return facts
}

export const videoSample = {
  webm: '/media/career.webm',
  mp4: '/media/career.mp4',
  poster: '/media/career-poster.avif',
  posterFallback: '/media/career-poster.webp',
}

export const navbarSample = {
  place: '/career',
  languages: [
    { code: 'AZ', label: 'Azərbaycanca', onChoose: () => undefined },
    { code: 'RU', label: 'Русский', onChoose: () => undefined },
  ],
  language: 'EN',
  scrolledAfter: 30,
}

/** Three hundred letters without a space: nothing may run over because of it. */
export const longWord = 'Ümumiləşdirilmiş'.repeat(19).slice(0, 300)

export const subscribeStripSample = { value: '', onChange: () => undefined, onSubmit: () => undefined }
