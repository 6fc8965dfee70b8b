import { endpointFor } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { TextFile } from './rules.ts'
import type { FoundTexts, Namespace, TextChanges, TextEntry, TextImport, TextPreview } from './schema.ts'

const path = '/api/v1/translations/'
const edit = endpointFor('translations.edit')

/** The namespaces of the texts of the interface and of mails, by name. */
export const listNamespaces = edit<{ reply: Namespace[] }>({
  method: 'GET',
  path: `${path}namespaces/`,
  reply: 'list',
})

/** All texts of a namespace, in the order of its file. 404 for an unknown one, as in all calls. */
export const listTexts = edit<{ params: { namespace: string }; reply: TextEntry[] }>({
  method: 'GET',
  path: `${path}namespaces/:namespace/`,
  reply: 'list',
})

/** The entries with some words in a key or a text, without regard to case and marks. */
export const findTexts = edit<{ query: { text: string }; reply: FoundTexts }>({
  method: 'GET',
  path: `${path}search/`,
})

/**
 * Puts texts in the place of the shipped ones; every page and mail has them within five seconds. A text that equals the shipped
 * one is a return to it. 400 with a message for each language; 409 when somebody has changed a text since it was seen.
 */
export const saveTexts = edit<{
  params: { namespace: string; key: string }
  body: TextChanges
  reply: TextEntry
}>({ method: 'PUT', path: `${path}namespaces/:namespace/:key/` })

/** Returns to the shipped text. */
export const restoreText = edit<{
  params: { namespace: string; key: string; language: Language }
  reply: TextEntry
}>({ method: 'DELETE', path: `${path}namespaces/:namespace/:key/:language/` })

/** The texts as a file that the import reads: importing it unchanged changes nothing. */
export const exportTexts = edit<{ params: { file: TextFile }; reply: Blob }>({
  method: 'GET',
  path: `${path}export/:file/`,
  reply: 'file',
})

/**
 * Changes texts by an XLIFF 1.2 or CSV file, all or none. 409 when the import would do something else than the preview of the
 * fingerprint, and nothing is written. 413 for a file beyond the limit.
 */
export const importTexts = edit<{ body: TextImport; reply: TextPreview }>({
  method: 'POST',
  path: `${path}import/`,
})
