import { fillPath, isStaffPath, pageAt } from '@atrium/contract/core'
import { getCard } from '@atrium/contract/people'
import { offlineAreas } from '#config/offline.ts'

/** A request in the form that routes of the worker match. */
export interface Question {
  url: URL
  sameOrigin: boolean
  request: Pick<Request, 'mode' | 'referrer'>
  /** A fetch by a page, or a message in which a page hands over a loaded file. */
  event: Pick<Event, 'type'>
}

const isHandedOver = ({ event }: Question) => event.type === 'message'

/** Whether a page of an area sent the request, also after client-side navigation. */
const isFrom = (question: Question, isOfArea: (path: string) => boolean) => {
  const { referrer } = question.request
  const isOwn = () => URL.canParse(referrer) && isOfArea(new URL(referrer).pathname)
  return question.sameOrigin && (isHandedOver(question) || isOwn())
}

const isFromCard = (question: Question) =>
  isFrom(question, (path) => path.startsWith(offlineAreas.cards.scope))

/** Not from the sign-in pages: after a sign-out nothing may be cached again. */
const isFromStaff = (question: Question) => isFrom(question, isStaffPath)

/** The document of a personal card. */
export const isCardPage = (question: Question): boolean =>
  question.sameOrigin &&
  pageAt(question.url.pathname) === 'card' &&
  (isHandedOver(question) || question.request.mode === 'navigate')

const callOfCard = fillPath(getCard.path, { name: '' }).replace(/\/+$/, '/')

/** The call that fetches a card. */
export const isCardCall = (question: Question): boolean =>
  isFromCard(question) && question.url.pathname.startsWith(callOfCard)

const texts = /^\/Locales\/.+\.json$/
const part = /^\/(assets\/.+\.js|fonts\/.+\.woff2|icons\/.+\.(svg|png)|favicon\.ico)$/

/** The texts of the interface. Their addresses stay the same when they change. */
export const isTexts = (question: Question): boolean =>
  isFromCard(question) && texts.test(question.url.pathname)

/** Code, fonts and icons: their content never changes under the same name, or the change does not matter. */
export const isPart = (question: Question): boolean =>
  isFromCard(question) && part.test(question.url.pathname)

/** `isTexts` for a page of the staff area. */
export const isStaffTexts = (question: Question): boolean =>
  isFromStaff(question) && texts.test(question.url.pathname)

/** `isPart` for a page of the staff area. */
export const isStaffPart = (question: Question): boolean =>
  isFromStaff(question) && part.test(question.url.pathname)

const { scope, document: staffDocument } = offlineAreas.staff

/** A navigation to the staff area, including its sign-in pages; or its document, handed over by a page. */
export const isStaffNavigation = (question: Question): boolean => {
  const { pathname } = question.url
  if (!question.sameOrigin) return false
  return isHandedOver(question)
    ? pathname === staffDocument
    : question.request.mode === 'navigate' && pathname.startsWith(scope)
}

/** One document starts every page of the staff area; sign-in pages need the server and have no copy. */
export function staffDocumentKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return isStaffPath(pathname) ? origin + staffDocument : address
}

/** The query does not change the page of a card: one copy for each card. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/$/, '')
}
