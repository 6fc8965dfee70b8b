import { array } from 'yup'
import { staffSamples } from '#accounts/sampleStaff.ts'
import { languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { badgeSample, badgeSamples } from '#people/badges/samples.ts'
import { cardSample, cardSamples } from '#people/cards/samples.ts'
import { personalCardSchema } from '#people/cards/schema.ts'
import { roomNames } from '#people/samplePeople.ts'
import { teamSamples } from '#people/team/samples.ts'
import { roomSamples } from '#rooms/samples.ts'
import { badgeSchema, roomSchema } from './schema.ts'

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

const inRoom = (name: string) => badgeSamples.filter(({ roomname }) => roomname === name)

it('has forty people in six of nine rooms, numbered from DEV1', () => {
  expect(badgeSamples.map(({ idnumber }) => idnumber)).toEqual(
    Array.from({ length: 40 }, (_, index) => `DEV${index + 1}`),
  )
  expect(roomNames).toHaveLength(9)
  expect(roomNames.filter((name) => inRoom(name).length === 0)).toEqual(['İçərişəhər', 'Kəpəz', 'Muğan'])
  expect(roomSamples.reduce((sum, room) => sum + room.employees, 0)).toBe(40)
})

it('counts the employees and computers of each room', () => {
  for (const { roomname, employees, computers, monitors = 0 } of roomSamples) {
    const people = inRoom(roomname)
    expect(employees).toBe(people.length)
    expect(computers + monitors).toBe(people.flatMap(({ computerinfo }) => computerinfo).length)
  }
})

it.each(languages)('matches the contract in %s', async (language) => {
  const people = badgeSamples.map((sample) => badgeSample(sample, language))
  const cards = cardSamples.map((sample) => cardSample(sample, language))
  await expect(array(badgeSchema).validate(people, { strict: true })).resolves.toHaveLength(40)
  await expect(array(personalCardSchema).validate(cards, { strict: true })).resolves.toHaveLength(40)
  await expect(array(roomSchema).validate(roomSamples, { strict: true })).resolves.toHaveLength(9)
})

it('covers every form of the page: lists and single texts, people without computers and without further facts', () => {
  const infos = badgeSamples.map(({ otherinfo }) => otherinfo.EN)
  const descriptions = infos.flat().map(({ description }) => description)
  expect(descriptions.some(Array.isArray)).toBe(true)
  expect(descriptions.some((description) => typeof description === 'string')).toBe(true)
  expect(infos.some((info) => info.length === 0)).toBe(true)
  expect(badgeSamples.some(({ computerinfo }) => computerinfo.length === 0)).toBe(true)
  expect(badgeSamples.some(({ computerinfo }) => computerinfo.length > 2)).toBe(true)
})

it('has the same content in each language', () => {
  for (const { otherinfo } of badgeSamples) {
    const sizes = languages.map((language) =>
      otherinfo[language].map(({ description }) => description.length > 0),
    )
    expect(sizes).toEqual(languages.map(() => sizes[0]))
  }
})

it('has a unique serial number, address, phone and card for each', () => {
  const serials = badgeSamples.flatMap(({ computerinfo }) => computerinfo.map(({ serial }) => serial))
  for (const values of [
    serials,
    badgeSamples.map(({ email }) => email),
    badgeSamples.map(({ number }) => number),
    cardSamples.map(({ name }) => name),
  ])
    expect(new Set(values).size).toBe(values.length)
})

it('has card names that need no encoding in an address', () => {
  for (const { name } of cardSamples) expect(encodeURIComponent(name)).toBe(name)
})

it('has every person with an account, with the same name, address, phone and position', () => {
  for (const { email, firstName, lastName, phone, position } of staffSamples)
    expect(badgeSamples).toContainEqual(
      expect.objectContaining({ email, name: firstName, surname: lastName, number: phone, job: position }),
    )
})

it('has every member of the team, with the same name and position', () => {
  const people = badgeSamples.map(({ email, name, surname, job }) => [email, `${name} ${surname}`, job])
  for (const { email, fullname, position } of teamSamples)
    expect(people).toContainEqual([email, fullname, position])
})

it('writes every name in Latin letters, in all languages', () => {
  for (const { name, surname } of badgeSamples) expect(`${name}${surname}`).toMatch(/^\p{Script=Latin}+$/u)
})

it('stays within the limits, without empty or carelessly typed texts', () => {
  for (const sample of badgeSamples) {
    expect(sample.computerinfo.length).toBeLessThanOrEqual(limits.computers)
    for (const text of textsOf(sample)) {
      expect(text).toBe(text.trim())
      expect(text).toMatch(/^[^"'!]+$/)
      expect(text.length).toBeLessThanOrEqual(limits.employeeText)
    }
  }
})
