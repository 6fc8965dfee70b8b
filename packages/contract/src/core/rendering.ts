import type { StaffUser } from '#accounts/endpoints.ts'
import type { Language, LanguageTag } from './language.ts'
import type { RefusedForm } from './plainForms.ts'
import type { Theme } from './theme.ts'
import type { TranslationTree } from './translations.ts'
import type { WindowSize } from './windowSize.ts'

/** The element of a document with the page's `PreloadedState`: a script of type `application/json`. */
export const preloadedStateId = 'preloaded-state'

/**
 * The address of the frame of the staff area: a document without a person, the only one that the service worker caches. The
 * application renders the page in it.
 */
export const staffFramePath = '/staff/frame'

/** The cookie with what a person has chosen to see in the staff area (`Reader.view`). */
export const viewCookie = 'view'

/** The signed-in person for whom a page is rendered, and what only the browser knows, by its cookies. */
export interface Reader {
  user: StaffUser
  /** The value of `viewCookie`. */
  view: string
  theme: Theme
  windowSize: WindowSize
}

/** What the server asks of the renderer of the pages (`src/server.tsx`). */
export interface PageRequest {
  /** Path and query. */
  address: string
  language: Language
  /** What the document's `atrium-config` says. */
  settings: object
  /** Answers the calls of the page: the server, in process, as it would answer the visitor. */
  fetch: typeof fetch
  /** For whom a page of the staff area is rendered. Without it, the page is the frame of the area. */
  reader?: Reader | undefined
  /** A form that was posted to the page and refused. */
  refusedForm?: RefusedForm | undefined
  /** Reads one namespace of texts. */
  readTexts: (lng: LanguageTag, ns: string) => Promise<TranslationTree>
  /** Another number when texts are others than before. */
  textsVersion: number
}

/** A page that is rendered on the server, and the state for its hydration. */
export interface RenderedPage {
  /** What stands in the application's element. */
  html: string
  /** 404 when the page's record is not there, 429 when the visitor asked too often, 500 when a query failed otherwise. */
  status: 200 | 404 | 429 | 500
  /** As the tab names the page. */
  title: string
  /** Style elements for the head. */
  styles: string
  preloadedState: PreloadedState
}

/** What a page was rendered with: the application starts with the same in the browser and fetches nothing of it again. */
export interface PreloadedState {
  /** The path of the page's address, as it is encoded there. */
  path: string
  language: Language
  /** Queries as RTK Query keeps them in the store. */
  api: object
  /** Texts by namespace. */
  texts: Record<string, object>
  refusedForm?: RefusedForm | undefined
  /** Of a page that was rendered for one person. */
  own?: OwnState | undefined
}

/** What only the page of one person was rendered with. */
export interface OwnState {
  /** Whose page it is: it is hydrated only while this person is signed in. */
  personId: number
  /** What is as it was there, and not as in the browser, until the page is hydrated. */
  environment: {
    /** When the page was rendered: an ISO instant. */
    renderedAt: string
    windowSize?: WindowSize | undefined
  }
  /** The slices of the store. */
  slices: object
}

/**
 * Renders a page. `undefined` leaves the page of a person to the browser: a query has failed, or its data are too large for a
 * document. Rejects when a component throws.
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>
