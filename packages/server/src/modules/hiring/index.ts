export { applicationsRoutes } from './applications.routes.ts'
export { readWaitingCvs } from './cvText/cvTexts.service.ts'
export { startCvTextWorker } from './cvText/cvTextWorker.ts'
export { templatesRoutes } from './templates.routes.ts'
