export { peopleRoutes } from './people.routes.ts'
export { recordsRoutes } from './records.routes.ts'
