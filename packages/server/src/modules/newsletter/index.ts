export { letterPages } from './archive.service.ts'
export { sendDueLetters, writeBatch } from './letterJob.service.ts'
export { lettersRoutes } from './letters.routes.ts'
export { createLetter, rememberLetter, sendLetter } from './letters.service.ts'
export { subscriberMail } from './newsletterMails.ts'
export {
  type AlertRecipient,
  countAudience,
  listSubscribers,
  lockUnalerted,
  markAlerted,
} from './subscribers.repo.ts'
export { subscribersCsv } from './subscribers.service.ts'
export { subscriptionsRoutes } from './subscriptions.routes.ts'
export { removeSubscriber } from './subscriptions.service.ts'
