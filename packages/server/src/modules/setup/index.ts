export { setupRoutes } from './setup.routes.ts'
export { countSamples, setUp } from './setup.service.ts'
