export { renewApplicationLink } from './applicationLinks.service.ts'
export { findApplication, listApplications } from './applications.repo.ts'
export { careersRoutes } from './careers.routes.ts'
export { vacancyPages } from './vacancyPages.service.ts'
