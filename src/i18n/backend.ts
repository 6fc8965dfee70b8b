import type { LanguageTag, TranslationTree } from '@atrium/contract'
import type { BackendModule } from 'i18next'

/** Reads one namespace of one language; rejects when it cannot be had. */
export type LoadTexts = (lng: LanguageTag, ns: string) => Promise<TranslationTree>

/** Lets i18next read through a function; a failure asks i18next for its next try. */
export const createBackend = (load: LoadTexts): BackendModule => ({
  type: 'backend',
  init() {
    // Everything it needs came with the function.
  },
  read(lng, ns, done) {
    load(lng as LanguageTag, ns).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, true),
    )
  },
})
