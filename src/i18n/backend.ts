import type { LanguageTag, TranslationTree } from '@atrium/contract/core'
import type { BackendModule } from 'i18next'

/**
 * Loads one namespace of one language; rejects on failure. `undefined` when a sign-out, which empties the cache,
 * discarded the answer.
 */
export type LoadTexts = (lng: LanguageTag, ns: string) => Promise<TranslationTree | undefined>

/** Lets i18next load texts with a function; after a failure i18next retries. */
export const createBackend = (load: LoadTexts): BackendModule => ({
  type: 'backend',
  init() {
    // The function needs no options.
  },
  read(lng, ns, done) {
    load(lng as LanguageTag, ns).then(
      (texts) => (texts ? done(null, texts) : done(new Error(`The texts of ${ns} were dropped.`), true)),
      (error: Error) => done(error, true),
    )
  },
})
