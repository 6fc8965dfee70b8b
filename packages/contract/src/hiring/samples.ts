export { type ApplicationSample, applicationSamples } from './sampleApplications.ts'
export { type DeskVacancySample, deskVacancySamples, vacancyTeams } from './sampleVacancies.ts'
export { begunVacancy, vacancyDeskSamples, writtenText, writtenTexts } from './vacancies/samples.ts'
