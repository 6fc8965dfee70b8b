import type { Environment } from '#config/environment.ts'

/** The extra argument of every endpoint. */
export interface ApiExtra {
  environment: Environment
  /** The `fetch` of a server that calls itself. @default the `fetch` of the browser */
  fetch?: typeof fetch | undefined
  /** The replay of the DevTools, during which no server is called. @default no replay */
  replay?: {
    isReplaying: () => boolean
    /** Resolves when the replay ends. */
    present: () => Promise<void> | undefined
  }
}
