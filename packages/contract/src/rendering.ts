import type { Language } from './language.ts'

/** What the server asks of the renderer of the pages (`src/server.tsx`). */
export interface PageRequest {
  /** Path and query. */
  address: string
  language: Language
  /** What the document's `atrium-config` says. */
  settings: object
  /** Answers the calls of the page: the server, in process, as it would answer the visitor. */
  fetch: typeof fetch
}

/** A page that is rendered on the server, and the state for its hydration. */
export interface RenderedPage {
  /** What stands in the application's element. */
  html: string
  /** Style elements for the head. */
  styles: string
  preloadedState: PreloadedState
}

/** What a page was rendered with: the application starts with the same in the browser and fetches nothing of it again. */
export interface PreloadedState {
  language: Language
  /** Queries as RTK Query keeps them in the store. */
  api: object
  /** Texts by namespace. */
  texts: Record<string, object>
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
