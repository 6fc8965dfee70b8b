export { type Letter, sendLetter } from './letters.service.ts'
export { subscriberMail } from './newsletterMails.ts'
export {
  type AlertRecipient,
  listConfirmed,
  listSubscribers,
  lockUnalerted,
  markAlerted,
} from './subscribers.repo.ts'
export { subscriptionsRoutes } from './subscriptions.routes.ts'
export { removeSubscriber } from './subscriptions.service.ts'
