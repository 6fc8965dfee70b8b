import type { LanguageTag, TranslationTree } from '@atrium/contract'
import type { BackendModule } from 'i18next'

/**
 * Loads one namespace of one language; rejects on failure. `undefined` when a sign-out, which empties the cache, dropped
 * the answer.
 */
export type LoadTexts = (lng: LanguageTag, ns: string) => Promise<TranslationTree | undefined>

/** Lets i18next read through a function; a failure asks i18next for its next try. */
export const createBackend = (load: LoadTexts): BackendModule => ({
  type: 'backend',
  init() {
    // Everything it needs came with the function.
  },
  read(lng, ns, done) {
    load(lng as LanguageTag, ns).then(
      (texts) => (texts ? done(null, texts) : done(new Error(`The texts of ${ns} were dropped.`), true)),
      (error: Error) => done(error, true),
    )
  },
})
