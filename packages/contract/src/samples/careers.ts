import type { Job, JobDetail } from '#careers.ts'
import { type Language, languages } from '#language.ts'
import { analyst } from '#samples/vacancies/analyst.ts'
import { backEndDeveloper } from '#samples/vacancies/backEndDeveloper.ts'
import { developerIntern } from '#samples/vacancies/developerIntern.ts'
import { devOpsEngineer } from '#samples/vacancies/devOpsEngineer.ts'
import { documentExchangeManager } from '#samples/vacancies/documentExchangeManager.ts'
import { networkAdministrator } from '#samples/vacancies/networkAdministrator.ts'
import { productDesigner } from '#samples/vacancies/productDesigner.ts'
import { projectManager } from '#samples/vacancies/projectManager.ts'
import { seniorReactDeveloper } from '#samples/vacancies/seniorReactDeveloper.ts'
import { supportEngineer } from '#samples/vacancies/supportEngineer.ts'
import { supportOperator } from '#samples/vacancies/supportOperator.ts'
import { testAutomationEngineer } from '#samples/vacancies/testAutomationEngineer.ts'
import { categorySamples } from './categories.ts'
import type { VacancySample } from './vacancySample.ts'

/** In the order of the list, which gives the ids. */
export const vacancySamples: VacancySample[] = [
  seniorReactDeveloper,
  projectManager,
  supportEngineer,
  backEndDeveloper,
  devOpsEngineer,
  documentExchangeManager,
  productDesigner,
  testAutomationEngineer,
  networkAdministrator,
  analyst,
  supportOperator,
  developerIntern,
]

const inEach = <Text>(make: (language: Language) => Text) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Text>

/** The list in the form of `GET /api/v1/jobs/`. */
export const jobSamples: Job[] = vacancySamples.map(({ id, categoryId, text }) => ({
  id,
  ...inEach((language) => {
    const { Position, JobType, Description, LocationCity, LocationCountry } = text[language]
    const category = categorySamples.find((candidate) => candidate.id === categoryId)
    const Category = category?.[language]?.Category ?? ''
    return { Position, Category, JobType, Description, LocationCity, LocationCountry }
  }),
}))

/** One vacancy in the form of `GET /api/v1/jobs/{id}`. */
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
