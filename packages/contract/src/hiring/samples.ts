export { begunVacancy, vacancyDeskSamples, writtenText, writtenTexts } from './vacancies/samples.ts'
