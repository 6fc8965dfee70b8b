import { fillPath, getCard, pageAt } from '@atrium/contract'
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

/** From a page of an area, also after it has led on to another page without leaving the document. */
const isFromArea = ({ request: { referrer } }: Question, scope: string) =>
  URL.canParse(referrer) && new URL(referrer).pathname.startsWith(scope)

const isFromCard = (question: Question) =>
  question.sameOrigin && (isHandedOver(question) || isFromArea(question, offlineAreas.cards))

/** The document of a personal card. */
export const isCardPage = (question: Question): boolean =>
  question.sameOrigin &&
  pageAt(question.url.pathname) === 'card' &&
  (isHandedOver(question) || question.request.mode === 'navigate')

const callOfCard = fillPath(getCard.path, { name: '' }).replace(/\/+$/, '/')

/** The call by which a card is read. */
export const isCardCall = (question: Question): boolean =>
  isFromCard(question) && question.url.pathname.startsWith(callOfCard)

/** The texts of the interface. Their names do not change when they do. */
export const isTexts = (question: Question): boolean =>
  isFromCard(question) && /^\/Locales\/.+\.json$/.test(question.url.pathname)

/** Code, fonts and icons: never another content under the same name, or none that matters. */
export const isPart = (question: Question): boolean =>
  isFromCard(question) &&
  /^\/(assets\/.+\.js|fonts\/.+\.woff2|icons\/.+\.(svg|png)|favicon\.ico)$/.test(question.url.pathname)

/** A card's page is the same whatever stands behind its address: one copy for each card. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/$/, '')
}
