import type { Category, Job } from '@atrium/contract/careers'
import { categorySamples, jobSamples, vacancyFactsSample } from '@atrium/contract/careers/samples'
import type { Language } from '@atrium/contract/core'
import type { VacancyFilter } from '@atrium/ui/careers'
import { arrangeVacancies } from './arrangeVacancies.ts'
import { readFilter } from './vacancyFilter.ts'

/** The samples with their facts. */
const jobs = jobSamples.map((job): Job => ({ ...job, facts: vacancyFactsSample(job.id, '2026-11-18') }))

const filterOf = (query: string) => readFilter(new URLSearchParams(query))
const none: VacancyFilter = filterOf('')

const positions = (query: string) =>
  arrangeVacancies(jobs, categorySamples, 'RU', filterOf(query)).vacancies.map(({ text }) => text.Position)

it('counts the vacancies of each category, which together are all of them', () => {
  const { total, categories } = arrangeVacancies(jobSamples, categorySamples, 'AZ', none)
  expect(total).toBe(12)
  expect(categories.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(12)
  expect(categories.every(({ count }) => count > 0)).toBe(true)
})

it('shows the vacancies of the chosen category only', () => {
  const { categories } = arrangeVacancies(jobSamples, categorySamples, 'RU', none)
  const design = categories.find(({ slug }) => slug === 'design')
  expect(design).toMatchObject({ name: 'Дизайн', count: 1 })
  expect(positions('category=design')).toHaveLength(1)
})

it('knows a category by its English name in every language, and by its number', () => {
  expect(positions('category=project-management')).toEqual(positions('category=2'))
  expect(positions('category=project-management').length).toBeLessThan(12)
})

it('shows all of them when the address names a category that does not exist', () => {
  expect(positions('category=999')).toHaveLength(12)
  expect(positions('category=no-such')).toHaveLength(12)
})

it('shows a vacancy that lacks the reader’s language in another one, and says which', () => {
  const job: Job = { id: 1, AZ: { ...(jobSamples[0]?.AZ as NonNullable<Job['AZ']>), Position: 'Tərtibatçı' } }
  const category: Category = {
    id: 7,
    AZ: { Category: job.AZ?.Category ?? '' },
    EN: { Category: 'Development' },
  }
  const arranged = arrangeVacancies([job], [category], 'RU', filterOf('category=7'))
  expect(arranged.vacancies).toMatchObject([{ id: 1, language: 'AZ', text: { Position: 'Tərtibatçı' } }])
  expect(arranged.chosen).toMatchObject({ slug: 'development', name: 'Development', count: 1 })
})

it('combines category, city, job type and words, and counts each category by the others', () => {
  const query = 'category=development&city=baku&type=fullTime&q=react'
  expect(positions(query)).toEqual(['Старший React-разработчик'])
  const arranged = arrangeVacancies(jobs, categorySamples, 'RU', filterOf(query))
  expect(arranged.total).toBe(1)
  expect(arranged.categories.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0])
  expect(arranged.categories[4]?.href).toBe('/career?category=design&city=baku&type=fullTime&q=react')
  expect(arranged.allHref).toBe('/career?city=baku&type=fullTime&q=react')
})

it('has one name for a city in the address of every language', () => {
  const cities = (language: Language) =>
    arrangeVacancies(jobs, categorySamples, language, filterOf('city=ganja')).cities
  expect(cities('AZ').map(({ value }) => value)).toEqual(cities('RU').map(({ value }) => value))
  expect(cities('RU')).toContainEqual({ value: 'ganja', label: 'Гянджа' })
  expect(cities('AZ')).toContainEqual({ value: 'ganja', label: 'Gəncə' })
})

it('takes a vacancy without a translation for one in the same city', () => {
  const [first] = jobs
  const onlyRussian: Job = { id: 99, RU: { ...(first?.RU as NonNullable<Job['RU']>) } }
  const { cities, vacancies } = arrangeVacancies(
    [...jobs, onlyRussian],
    categorySamples,
    'EN',
    filterOf('city=baku'),
  )
  expect(cities.filter(({ label }) => /Ba|Ба/.test(label))).toEqual([{ value: 'baku', label: 'Baku' }])
  expect(vacancies.map(({ id }) => id)).toContain(99)
})

it('has one choice for a city of vacancies that have no language in common', () => {
  const [first] = jobs
  const only = (id: number, language: Language, city: string): Job => ({
    id,
    [language]: { ...(first?.EN as NonNullable<Job['EN']>), LocationCity: city },
  })
  const listed = [
    ...[only(1, 'AZ', 'Bakı'), only(2, 'EN', 'Baku'), only(3, 'RU', 'Баку')],
    ...[only(4, 'AZ', 'Şəki'), only(5, 'EN', 'Sheki'), only(6, 'RU', 'Гянджа'), only(7, 'EN', 'Ganja')],
  ]
  const { cities } = arrangeVacancies(listed, [], 'EN', none)
  expect(cities.map(({ value }) => value)).toEqual(['baku', 'sheki', 'ganja'])
})

it('needs every word', () => {
  expect(positions('q=react+figma')).toEqual([])
})

it.each([
  ['a Russian word in the reader’s text', 'РАЗРАБОТЧИК'],
  ['a word with a hyphen', 'back-end'],
  ['a word of another language', 'mühəndisi'],
  ['an Azerbaijani word on a plain keyboard', 'muhendisi'],
])('finds %s', (_what, words) => {
  const found = positions(`q=${words}`)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(12)
})

it('finds a city by its sound, and ignores a search that is too long', () => {
  const sumgait: Job = { id: 5, AZ: { ...(jobs[0]?.AZ as NonNullable<Job['AZ']>), LocationCity: 'Gəncə' } }
  const found = (query: string) =>
    arrangeVacancies([sumgait], categorySamples, 'RU', filterOf(query)).vacancies.length
  expect(found('q=Гянджа')).toBe(1)
  expect(found('q=Шеки')).toBe(0)
  expect(found(`q=${'x'.repeat(61)}`)).toBe(1)
})
