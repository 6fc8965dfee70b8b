export {
  categorySamples,
  jobDetailSample,
  jobSamples,
  type VacancySample,
  vacancySamples,
} from './careers.ts'
