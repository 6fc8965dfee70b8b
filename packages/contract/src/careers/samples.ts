import { analyst } from '#careers/vacancies/analyst.ts'
import { backEndDeveloper } from '#careers/vacancies/backEndDeveloper.ts'
import { developerIntern } from '#careers/vacancies/developerIntern.ts'
import { devOpsEngineer } from '#careers/vacancies/devOpsEngineer.ts'
import { documentExchangeManager } from '#careers/vacancies/documentExchangeManager.ts'
import { networkAdministrator } from '#careers/vacancies/networkAdministrator.ts'
import { productDesigner } from '#careers/vacancies/productDesigner.ts'
import { projectManager } from '#careers/vacancies/projectManager.ts'
import { seniorReactDeveloper } from '#careers/vacancies/seniorReactDeveloper.ts'
import { supportEngineer } from '#careers/vacancies/supportEngineer.ts'
import { supportOperator } from '#careers/vacancies/supportOperator.ts'
import { testAutomationEngineer } from '#careers/vacancies/testAutomationEngineer.ts'

export { ownApplicationSample } from './applicant/samples.ts'

import { addDays, type IsoDay } from '#core/days.ts'
import { inEachLanguage } from '#core/language.ts'
import { formatJobType } from './rules.ts'
import { categorySamples } from './sampleCategories.ts'
import type { VacancySample } from './sampleVacancy.ts'
import type { Job, JobDetail, VacancyFacts } from './schema.ts'

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

/** The list in the form of `GET /api/v1/jobs/`. */
export const jobSamples: Job[] = vacancySamples.map(({ id, categoryId, employment, workplace, text }) => ({
  id,
  ...inEachLanguage((language) => {
    const JobType = formatJobType(employment, workplace, language)
    const { Position, Description, LocationCity, LocationCountry } = text[language]
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
    inEachLanguage((language) => {
      const JobType = formatJobType(sample.employment, sample.workplace, language)
      const { Position, LocationCountry, LocationCity, Overview, Responsibilities, Qualifications } =
        sample.text[language]
      return { Position, LocationCountry, LocationCity, JobType, Overview, Responsibilities, Qualifications }
    })
  )
}

/** The facts of a vacancy of the samples on a day. */
export function vacancyFactsSample(id: number, today: IsoDay): VacancyFacts | undefined {
  const sample = vacancySamples.find((candidate) => candidate.id === id)
  if (!sample) return undefined
  const { categoryId, employment, workplace, level, places, salary, publishedDaysAgo, closesInDays } = sample
  return {
    ...{ categoryId, employment, workplace, level, places, salary, isClosed: false },
    publishedOn: addDays(today, -publishedDaysAgo),
    closesOn: closesInDays === null ? null : addDays(today, closesInDays),
  }
}

export { categorySamples } from './sampleCategories.ts'
