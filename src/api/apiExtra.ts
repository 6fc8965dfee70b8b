import type { Environment } from '#config/environment.ts'

/** What the store hands to every endpoint beside the state. */
export interface ApiExtra {
  environment: Environment
}
