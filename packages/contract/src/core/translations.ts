import { endpoint } from './endpoint.ts'
import type { LanguageTag } from './language.ts'

/** A namespace's texts: nested keys, plural forms by suffix, `{{placeholders}}`. */
export interface TranslationTree {
  [key: string]: string | TranslationTree
}

/** The texts of one namespace in one language (spec 7, Translations); a static file. */
export const getTranslations = endpoint<{
  params: { lng: LanguageTag; ns: string }
  reply: TranslationTree
}>({ method: 'GET', path: '/Locales/:lng/:ns.json' })
