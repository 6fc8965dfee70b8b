export { applicantRoutes } from './applicant.routes.ts'
