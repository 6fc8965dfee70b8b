import { type LanguageTag, languages, toTag } from '@atrium/contract/core'
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { createBackend, type LoadTexts } from './backend.ts'
import { rejectTranslationErrors } from './translationErrors.ts'

interface I18nOptions {
  language: LanguageTag
  load: LoadTexts
  /** Texts that are loaded already, by language and namespace. @default none */
  texts?: Record<string, Record<string, object>> | undefined
  /** @default constants.translations */
  loading?: { maxRetries: number; retryDelayMs: number; maxParallelReads: number }
}

/**
 * i18next with a loader (spec 7 and 9): up to 5 retries, after 350 ms and then doubling, 10 parallel requests, English
 * for missing texts. Resolves when the shell's texts are loaded, or all retries have failed.
 */
export async function createI18n({
  language,
  load,
  texts,
  loading = constants.translations,
}: I18nOptions): Promise<i18n> {
  const instance = i18next.createInstance()
  let isStarted = false
  await instance
    .use(createBackend(load))
    .use(initReactI18next)
    .init({
      lng: language,
      // The texts in a rendered page are complete: those of the fallback are fetched with the first further ones.
      fallbackLng: () => (isStarted || !texts ? ['en'] : []),
      supportedLngs: languages.map(toTag),
      load: 'languageOnly',
      ns: ['common'],
      ...(texts && { resources: texts, partialBundledLanguages: true }),
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      backend: {},
      maxRetries: loading.maxRetries,
      retryTimeout: loading.retryDelayMs,
      maxParallelReads: loading.maxParallelReads,
    } as Parameters<typeof instance.init>[0])
  isStarted = true
  rejectTranslationErrors(instance)
  return instance
}

/** Whether the shell's texts could be loaded, in the language or in its fallback. */
export const hasShellTexts = (instance: i18n): boolean =>
  instance.languages.some((lng) => instance.hasResourceBundle(lng, 'common'))
