export { readWaitingCvs } from './cvText/cvTexts.service.ts'
export { startCvTextWorker } from './cvText/cvTextWorker.ts'
export { vacanciesRoutes } from './vacancies.routes.ts'
