export { type ApplicationRecord, findApplication, listApplications } from './applications.repo.ts'
export { careersRoutes } from './careers.routes.ts'
export { readReference } from './reference.ts'
export { vacancyPageHeads } from './vacancyPages.service.ts'
