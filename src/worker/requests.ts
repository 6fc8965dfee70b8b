import { fillPath, getCard, isStaffPath, pageAt } from '@atrium/contract'
import { offlineAreas } from '#config/offline.ts'

/** What a route of the worker is asked about. */
export interface Question {
  url: URL
  sameOrigin: boolean
  request: Pick<Request, 'mode' | 'referrer'>
  /** A fetch of a page, or a message by which a page hands over what it has loaded. */
  event: Pick<Event, 'type'>
}

const isHandedOver = ({ event }: Question) => event.type === 'message'

/** Whether a page of an area asks, also after it has led on to another page without leaving the document. */
const isFrom = (question: Question, isOfArea: (path: string) => boolean) => {
  const { referrer } = question.request
  const isOwn = () => URL.canParse(referrer) && isOfArea(new URL(referrer).pathname)
  return question.sameOrigin && (isHandedOver(question) || isOwn())
}

const isFromCard = (question: Question) =>
  isFrom(question, (path) => path.startsWith(offlineAreas.cards.scope))

/** Not from the entrances: after a sign-out nothing is to be kept again. */
const isFromStaff = (question: Question) => isFrom(question, isStaffPath)

/** The document of a personal card. */
export const isCardPage = (question: Question): boolean =>
  question.sameOrigin &&
  pageAt(question.url.pathname) === 'card' &&
  (isHandedOver(question) || question.request.mode === 'navigate')

const callOfCard = fillPath(getCard.path, { name: '' }).replace(/\/+$/, '/')

/** The call by which a card is read. */
export const isCardCall = (question: Question): boolean =>
  isFromCard(question) && question.url.pathname.startsWith(callOfCard)

const texts = /^\/Locales\/.+\.json$/
const part = /^\/(assets\/.+\.js|fonts\/.+\.woff2|icons\/.+\.(svg|png)|favicon\.ico)$/

/** The texts of the interface. Their names do not change when they do. */
export const isTexts = (question: Question): boolean =>
  isFromCard(question) && texts.test(question.url.pathname)

/** Code, fonts and icons: never another content under the same name, or none that matters. */
export const isPart = (question: Question): boolean =>
  isFromCard(question) && part.test(question.url.pathname)

/** As `isTexts`, for a page of the staff area. */
export const isStaffTexts = (question: Question): boolean =>
  isFromStaff(question) && texts.test(question.url.pathname)

/** As `isPart`, for a page of the staff area. */
export const isStaffPart = (question: Question): boolean =>
  isFromStaff(question) && part.test(question.url.pathname)

const { scope, document: staffDocument } = offlineAreas.staff

/** The way to any address of the staff area, its entrances too; or its document, handed over. */
export const isStaffNavigation = (question: Question): boolean => {
  const { pathname } = question.url
  if (!question.sameOrigin) return false
  return isHandedOver(question)
    ? pathname === staffDocument
    : question.request.mode === 'navigate' && pathname.startsWith(scope)
}

/** One document starts every page of the staff area; an entrance, which needs the server, has none. */
export function staffDocumentKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return isStaffPath(pathname) ? origin + staffDocument : address
}

/** A card's page is the same whatever stands behind its address: one copy for each card. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/$/, '')
}
