import { vacancySamples } from '#careers/samples.ts'
import { people } from '#people/samplePeople.ts'
import { stages } from './rules.ts'
import { applicationSamples, deskVacancySamples, vacancyTeams } from './samples.ts'

const mails = new Set(Object.values(people).flatMap((rows) => rows.map((row) => row[2])))
const vacancies = new Map(
  [...vacancySamples, ...deskVacancySamples].map((vacancy) => [vacancy.id, vacancy.publishedDaysAgo]),
)

it('has applications in each stage, from a year that is not over', () => {
  expect(new Set(applicationSamples.map(({ stage }) => stage))).toEqual(new Set(stages))
  expect(Math.max(...applicationSamples.map(({ receivedDaysAgo }) => receivedDaysAgo))).toBeLessThan(365)
})

it('has steps that follow the arrival, which follows the publication', () => {
  for (const { firstName, vacancyId, receivedDaysAgo, steps } of applicationSamples) {
    const days = [receivedDaysAgo, ...steps.map(({ daysAgo }) => daysAgo)]
    expect([firstName, days]).toEqual([firstName, [...days].sort((one, other) => other - one)])
    if (vacancyId !== null) expect(receivedDaysAgo).toBeLessThanOrEqual(vacancies.get(vacancyId) ?? -1)
  }
})

it('names sample people only', () => {
  const named = [
    ...applicationSamples.flatMap(({ owner, notes, ratings }) => [
      ...(owner ? [owner] : []),
      ...[...notes, ...ratings].map(({ by }) => by),
    ]),
    ...Object.values(vacancyTeams).flatMap(({ manager, reviewers }) => [manager, ...reviewers]),
  ]
  expect(named.filter((mail) => !mails.has(mail))).toEqual([])
})
