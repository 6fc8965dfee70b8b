import type { Category, Job } from '@atrium/contract'
import { categorySamples, jobSamples } from '@atrium/contract/samples'
import { arrangeVacancies } from './arrangeVacancies.ts'

const positions = (id: number | undefined) =>
  arrangeVacancies(jobSamples, categorySamples, 'EN', id).vacancies.map(({ text }) => text.Position)

it('counts the vacancies of each category, which together are all of them', () => {
  const { total, categories } = arrangeVacancies(jobSamples, categorySamples, 'AZ', undefined)
  expect(total).toBe(12)
  expect(categories.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(12)
  expect(categories.every(({ count }) => count > 0)).toBe(true)
})

it('shows the vacancies of the chosen category only', () => {
  const { categories } = arrangeVacancies(jobSamples, categorySamples, 'EN', undefined)
  const design = categories.find(({ name }) => name === 'Design')
  expect(design).toMatchObject({ count: 1 })
  expect(positions(design?.id)).toHaveLength(1)
})

it('shows all of them when the address names a category that does not exist', () => {
  expect(positions(999)).toHaveLength(12)
  expect(positions(Number.NaN)).toHaveLength(12)
})

it('shows a vacancy that lacks the reader’s language in another one, and says which', () => {
  const job: Job = { id: 1, AZ: { ...(jobSamples[0]?.AZ as NonNullable<Job['AZ']>), Position: 'Tərtibatçı' } }
  const category: Category = {
    id: 7,
    AZ: { Category: job.AZ?.Category ?? '' },
    EN: { Category: 'Development' },
  }
  const arranged = arrangeVacancies([job], [category], 'RU', 7)
  expect(arranged.vacancies).toMatchObject([{ id: 1, language: 'AZ', text: { Position: 'Tərtibatçı' } }])
  expect(arranged.chosen).toEqual({ id: 7, name: 'Development', count: 1 })
})
