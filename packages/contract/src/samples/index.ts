export { jobDetailSample, jobSamples, vacancySamples } from './careers.ts'
export { categorySamples } from './categories.ts'
export type { VacancySample } from './vacancySample.ts'
