import { array } from 'yup'
import { languages } from '#core/language.ts'
import { teamSample, teamSamples } from '#people/team/samples.ts'
import { teamMemberSchema } from '#people/team/schema.ts'
import { serviceListSamples, serviceSamples } from '#services/samples.ts'
import { serviceSchema } from './schema.ts'

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const everyText = [...serviceSamples, ...serviceListSamples].flatMap((service) =>
  languages.flatMap((language) => textsOf(service[language])),
)

describe('the services', () => {
  it('are at least eight, numbered from 1', () => {
    expect(serviceSamples.length).toBeGreaterThanOrEqual(8)
    expect(serviceSamples.map(({ order }) => order)).toEqual(oneTo(serviceSamples.length))
  })

  it('match the contract, in the list and on their pages', async () => {
    const schema = array(serviceSchema)
    await expect(schema.validate(serviceSamples, { strict: true })).resolves.toBe(serviceSamples)
    await expect(schema.validate(serviceListSamples, { strict: true })).resolves.toBe(serviceListSamples)
  })

  it.each(serviceSamples.map((service) => ({ name: service.EN.name, service })))(
    '$name has the same content in each language, block by block, with a picture for each',
    ({ service }) => {
      for (const language of languages) {
        const { DetailHeads, DetailTexts, DetailTexts2, Images } = service[language]
        expect(DetailTexts.map(({ texts }) => texts.length)).toEqual(
          service.EN.DetailTexts.map(({ texts }) => texts.length),
        )
        expect(DetailTexts2.map(({ texts_2 }) => texts_2.length)).toEqual(
          service.EN.DetailTexts2.map(({ texts_2 }) => texts_2.length),
        )
        expect([DetailTexts.length, DetailTexts2.length, Images.length - 1]).toEqual(
          Array(3).fill(DetailHeads.length),
        )
      }
    },
  )

  it('have a text of their own in each language', () => {
    for (const service of serviceSamples) {
      expect(new Set(languages.map((language) => service[language].LittleTextInfo)).size).toBe(3)
    }
  })

  it('have no empty or carelessly typed text', () => {
    for (const text of everyText) {
      expect(text).toBe(text.trim())
      expect(text).not.toBe('')
      expect(text).not.toMatch(/["'!]| {2}/)
    }
  })
})

describe('the team', () => {
  it('has twelve people, each with a position in the row and an address', () => {
    expect(teamSamples.map(({ order }) => order).toSorted((one, other) => one - other)).toEqual(oneTo(12))
    expect(new Set(teamSamples.map(({ email }) => email)).size).toBe(12)
    for (const { email } of teamSamples) expect(email).toMatch(/^[a-z]+\.[a-z]+@caspora\.example$/)
  })

  it('is not in the order of the page, so that the page has to sort', () => {
    expect(teamSamples.map(({ order }) => order)).not.toEqual(oneTo(12))
  })

  it.each(languages)('matches the contract and has every position in %s', async (language) => {
    const team = teamSample(language)
    await expect(array(teamMemberSchema).validate(team, { strict: true })).resolves.toBe(team)
    for (const { position } of team) expect(position).toMatch(/^\p{Lu}.+[^.]$/u)
  })
})
