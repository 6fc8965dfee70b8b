export { outboxRoutes } from './outbox.routes.ts'
export { retryMail } from './outbox.service.ts'
