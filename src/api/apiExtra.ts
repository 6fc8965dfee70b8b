import type { Environment } from '#config/environment.ts'

/** What the store hands to every endpoint beside the state. */
export interface ApiExtra {
  environment: Environment
  /** How a server asks itself. @default the browser's own */
  fetch?: typeof fetch | undefined
  /** Whether the present is shown, or a replay that must call nobody. @default the present */
  replay?: {
    isReplaying: () => boolean
    /** Settles when the present is shown again. */
    present: () => Promise<void> | undefined
  }
}
