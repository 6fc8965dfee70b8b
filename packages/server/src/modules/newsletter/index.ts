export { type Letter, sendLetter } from './letters.service.ts'
export { listConfirmed, listSubscribers } from './subscribers.repo.ts'
export { subscriptionsRoutes } from './subscriptions.routes.ts'
export { removeSubscriber } from './subscriptions.service.ts'
