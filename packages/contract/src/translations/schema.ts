import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { flag, listOf, record, text, verbatim } from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type TextFile, type TextState, textFiles, textStates } from './rules.ts'

const language = () => mixed<Language>().oneOf(languages).required()
const count = () => number().integer().required()

export const namespaceSchema = object({
  name: string().required(),
  /** Whether the server writes them, into mails and answers. */
  isOfServer: boolean().required(),
  /** Texts of all languages; then those of each state. */
  ...{ texts: count(), missing: count(), outdated: count(), edited: count() },
})

/** How many texts a namespace has. */
export type Namespace = InferType<typeof namespaceSchema>

export const textEntrySchema = object({
  namespace: string().required(),
  key: string().required(),
  /** What the texts translate. */
  original: string().defined(),
  /** Of the languages that have this key; a language may have plural forms that others have not. */
  texts: array(
    object({
      language: language(),
      /** What pages and mails show; empty when it is missing. */
      text: string().defined(),
      shipped: string().defined(),
      state: mixed<TextState>().oneOf(textStates).required(),
      /** ISO instant of the edit; empty for a shipped text. */
      changedAt: string().defined(),
      /** Full name; empty for a shipped text, and for a person who is no longer here. */
      changedBy: string().defined(),
    }),
  ).defined(),
})

/** The texts of one key. */
export type TextEntry = InferType<typeof textEntrySchema>

export const foundTextsSchema = object({
  /** At most `limits.foundTexts`. */
  entries: array(textEntrySchema).defined(),
  count: count(),
})

export type FoundTexts = InferType<typeof foundTextsSchema>

const key = () => text(limits.textKey).required()

export const namespaceParams = object({ namespace: key() })
export const keyParams = object({ namespace: key(), key: key() })
export const textParams = object({ namespace: key(), key: key(), language: language() })
export const searchQuery = object({ text: text(limits.textSearch).required() })
export const fileParams = object({ file: mixed<TextFile>().oneOf(textFiles).required() })

const typed = () => verbatim(limits.interfaceText, message('translationTooLong')).defined()

/** The body of `saveTexts`. */
export const textChangesSchema = object({
  texts: listOf(
    record({
      language: language(),
      text: typed(),
      /** The text that the editor has seen. */
      seen: typed(),
    }),
    languages.length,
  ).min(1),
})

export type TextChanges = InferType<typeof textChangesSchema>

/** The body of `importTexts`. */
export const textImportSchema = object({
  // The server counts bytes, and answers 413.
  text: verbatim(limits.textFileBytes).defined(),
  /** Shows what would change and writes nothing. */
  isDryRun: flag().required(),
  /** That of the preview; an import without it is refused. */
  fingerprint: text(limits.importFingerprint),
})

export type TextImport = InferType<typeof textImportSchema>

const place = { namespace: string().defined(), key: string().defined() }

export const textPreviewSchema = object({
  /** In the order of the file, at most `limits.importFaults`. */
  faults: array(
    object({
      /** From 1; 0 for a fault of the whole file. */
      line: number().integer().required(),
      ...place,
      /** What is wrong, in the language of the request. */
      text: string().defined(),
    }),
  ).defined(),
  faultCount: count(),
  /** At most `limits.importChanges`. */
  changes: array(
    object({ ...place, language: language(), before: string().defined(), after: string().defined() }),
  ).defined(),
  /** How many texts the file changes; none when it has faults. */
  changed: count(),
  /** How many texts of the file stay as they are. */
  same: count(),
  /** Names these changes; the import sends it back. */
  fingerprint: string().defined(),
})

/** What an import does, or would do. */
export type TextPreview = InferType<typeof textPreviewSchema>
