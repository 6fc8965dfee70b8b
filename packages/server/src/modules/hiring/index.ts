export { vacanciesRoutes } from './vacancies.routes.ts'
