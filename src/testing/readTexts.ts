import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LanguageTag, TranslationTree } from '@atrium/contract/core'

/** The texts as the application ships them. */
export const readTexts = (lng: LanguageTag, ns: string): TranslationTree =>
  JSON.parse(readFileSync(path.join(process.cwd(), 'public/Locales', lng, `${ns}.json`), 'utf8'))
