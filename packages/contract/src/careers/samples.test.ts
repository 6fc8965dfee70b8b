import { array } from 'yup'
import { categorySamples } from '#careers/sampleCategories.ts'
import { jobDetailSample, jobSamples, vacancySamples } from '#careers/samples.ts'
import { languages } from '#core/language.ts'
import { categorySchema, jobDetailSchema, jobSchema } from './schema.ts'

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

const vacancies = vacancySamples.map((sample) => ({ name: sample.text.EN.Position, sample }))

it('has twelve vacancies, numbered in the order of the list', () => {
  expect(vacancySamples.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
})

it('has five categories, none of them empty', () => {
  const ids = categorySamples.map(({ id }) => id)
  expect(new Set(ids).size).toBe(5)
  expect(new Set(vacancySamples.map(({ categoryId }) => categoryId))).toEqual(new Set(ids))
})

it('matches the contract in every list', async () => {
  await expect(array(jobSchema).validate(jobSamples, { strict: true })).resolves.toHaveLength(12)
  await expect(array(categorySchema).validate(categorySamples, { strict: true })).resolves.toHaveLength(5)
})

it.each(languages)('names the category of every vacancy in %s', (language) => {
  const names = categorySamples.map((category) => category[language]?.Category)
  for (const job of jobSamples) expect(names).toContain(job[language]?.Category)
})

it('has no vacancy that is not in the list', () => {
  expect(jobDetailSample(13)).toBeUndefined()
})

describe.each(vacancies)('$name', ({ sample }) => {
  it('matches the contract on its own page', async () => {
    const detail = jobDetailSample(sample.id)
    await expect(jobDetailSchema.validate(detail, { strict: true })).resolves.toEqual(detail)
  })

  it('has the same content in each language', () => {
    const sizes = languages.map((language) => {
      const { Responsibilities, Qualifications } = sample.text[language]
      return [Responsibilities.length, Qualifications.length]
    })
    expect(sizes).toEqual(languages.map(() => sizes[0]))
  })

  it.each(languages)('has one text for every item in %s', (language) => {
    const { Responsibilities, Qualifications } = sample.text[language]
    for (const item of [...Responsibilities, ...Qualifications]) expect(item).toHaveLength(1)
  })
})

it.each(languages)('has no empty or carelessly typed text in %s', (language) => {
  const texts = [
    ...categorySamples.map((category) => category[language]),
    ...vacancySamples.map(({ text }) => text[language]),
  ].flatMap(textsOf)
  for (const text of texts) {
    expect(text).toBe(text.trim())
    expect(text).not.toBe('')
    expect(text).not.toMatch(/["'!]| {2}/)
  }
})
