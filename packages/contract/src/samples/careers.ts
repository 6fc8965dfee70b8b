import type { Category, Job, JobDetail, JobDetailText, JobText } from '#careers.ts'
import { type Language, languages } from '#language.ts'

/** One vacancy in all three languages, the source of both its list entry and its page. */
export interface VacancySample {
  id: number
  categoryId: number
  text: Record<Language, Omit<JobText, 'Category'> & JobDetailText>
}

export const categorySamples: Category[] = []

export const vacancySamples: VacancySample[] = []

const inEach = <Text>(make: (language: Language) => Text) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Text>

/** The list as `GET /api/v1/jobs/` answers it. */
export const jobSamples: Job[] = vacancySamples.map(({ id, categoryId, text }) => ({
  id,
  ...inEach((language) => {
    const { Position, JobType, Description, LocationCity, LocationCountry } = text[language]
    const category = categorySamples.find((candidate) => candidate.id === categoryId)
    const Category = category?.[language]?.Category ?? ''
    return { Position, Category, JobType, Description, LocationCity, LocationCountry }
  }),
}))

/** One page as `GET /api/v1/jobs/{id}` answers it. */
export function jobDetailSample(id: number): JobDetail | undefined {
  const sample = vacancySamples.find((candidate) => candidate.id === id)
  return (
    sample &&
    inEach((language) => {
      const { Position, LocationCountry, LocationCity, JobType, Overview, Responsibilities, Qualifications } =
        sample.text[language]
      return { Position, LocationCountry, LocationCity, JobType, Overview, Responsibilities, Qualifications }
    })
  )
}
