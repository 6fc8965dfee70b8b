export { directoryRoutes } from './directory.routes.ts'
