import type { Category, Job } from '@atrium/contract/careers'
import { categorySamples, jobSamples } from '@atrium/contract/careers/samples'
import { arrangeVacancies } from './arrangeVacancies.ts'

const positions = (chosen: string | null) =>
  arrangeVacancies(jobSamples, categorySamples, 'RU', chosen).vacancies.map(({ text }) => text.Position)

it('counts the vacancies of each category, which together are all of them', () => {
  const { total, categories } = arrangeVacancies(jobSamples, categorySamples, 'AZ', null)
  expect(total).toBe(12)
  expect(categories.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(12)
  expect(categories.every(({ count }) => count > 0)).toBe(true)
})

it('shows the vacancies of the chosen category only', () => {
  const { categories } = arrangeVacancies(jobSamples, categorySamples, 'RU', null)
  const design = categories.find(({ slug }) => slug === 'design')
  expect(design).toMatchObject({ name: 'Дизайн', count: 1 })
  expect(positions('design')).toHaveLength(1)
})

it('knows a category by its English name in every language, and by its number', () => {
  expect(positions('project-management')).toEqual(positions('2'))
  expect(positions('project-management').length).toBeLessThan(12)
})

it('shows all of them when the address names a category that does not exist', () => {
  expect(positions('999')).toHaveLength(12)
  expect(positions('no-such')).toHaveLength(12)
})

it('shows a vacancy that lacks the reader’s language in another one, and says which', () => {
  const job: Job = { id: 1, AZ: { ...(jobSamples[0]?.AZ as NonNullable<Job['AZ']>), Position: 'Tərtibatçı' } }
  const category: Category = {
    id: 7,
    AZ: { Category: job.AZ?.Category ?? '' },
    EN: { Category: 'Development' },
  }
  const arranged = arrangeVacancies([job], [category], 'RU', '7')
  expect(arranged.vacancies).toMatchObject([{ id: 1, language: 'AZ', text: { Position: 'Tərtibatçı' } }])
  expect(arranged.chosen).toEqual({ slug: 'development', name: 'Development', count: 1 })
})
