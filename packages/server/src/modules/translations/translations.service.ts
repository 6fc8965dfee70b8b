import { foldText, type Language, limits } from '@atrium/contract/core'
import {
  type FoundTexts,
  faultOfText,
  type Namespace,
  originalLanguage,
  type TextChanges,
  type TextEntry,
} from '@atrium/contract/translations'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import type { Texts } from '#i18n/texts.ts'
import { mapInPieces } from '#importing/pieces.ts'
import type { Services } from '#services.ts'
import { entriesOf } from './textEntries.ts'
import {
  deleteTextChanges,
  listTextChanges,
  lockTextChanges,
  type TextPlace,
  textIdOf,
  writeTextChanges,
} from './translations.repo.ts'

export interface Editor {
  accountId: number
  at: Date
}

/** Puts the changed texts in the place of the shipped ones on this server. Returns whether a text is another one than before. */
export async function readTextChanges({
  database,
  texts,
}: Pick<Services, 'database' | 'texts'>): Promise<boolean> {
  const rows = await listTextChanges(database.db)
  return texts.change(
    rows.map(({ change: { language, namespace, key, text } }) => ({ language, namespace, key, text })),
  )
}

/** Reads the entries of any namespace, as they are stored now. */
async function readEntries(db: Database, texts: Texts) {
  const rows = await listTextChanges(db)
  const stored = new Map(rows.map((row) => [row.change.id, row]))
  return (namespace: string): TextEntry[] =>
    entriesOf(texts, namespace, (language, key) => stored.get(textIdOf({ language, namespace, key })))
}

const namespacesOf = ({ shipped }: Texts) => Object.keys(shipped[originalLanguage]).sort()

/** All entries. The server answers other requests between namespaces. */
export async function listEntries(db: Database, texts: Texts): Promise<TextEntry[]> {
  return (await mapInPieces(namespacesOf(texts), await readEntries(db, texts))).flat()
}

export async function listNamespaces(db: Database, texts: Texts): Promise<Namespace[]> {
  const entries = await readEntries(db, texts)
  return mapInPieces(namespacesOf(texts), (name) => {
    const own = entries(name).flatMap((entry) => entry.texts)
    const countOf = (state: string) => own.filter((text) => text.state === state).length
    return {
      ...{ name, isOfServer: texts.ofServer.includes(name), texts: own.length },
      ...{ missing: countOf('missing'), outdated: countOf('outdated'), edited: countOf('edited') },
    }
  })
}

/** Throws 404 for an unknown namespace. */
export async function listTexts(db: Database, texts: Texts, namespace: string): Promise<TextEntry[]> {
  if (!namespacesOf(texts).includes(namespace)) throw notFound()
  return (await readEntries(db, texts))(namespace)
}

export async function findTexts(db: Database, texts: Texts, words: string): Promise<FoundTexts> {
  const folded = foldText(words)
  const entries = await listEntries(db, texts)
  const hits = await mapInPieces(entries, (entry) =>
    [entry.key, ...entry.texts.map(({ text }) => text)].some((text) => foldText(text).includes(folded)),
  )
  const found = entries.filter((_entry, place) => hits[place])
  return { entries: found.slice(0, limits.foundTexts), count: found.length }
}

/** A text as it is stored: of one form, and without spaces around it. */
export const toStoredText = (text: string): string => text.replace(/\r\n?/g, '\n').trim().normalize('NFC')

/** Throws 404 for an unknown key, 400 for texts that no page can show, 409 when somebody has changed one since it was seen. */
export async function saveTexts(
  tx: Database,
  texts: Texts,
  { namespace, key }: Omit<TextPlace, 'language'>,
  { texts: typed }: TextChanges,
  editor: Editor,
): Promise<TextEntry> {
  await lockTextChanges(tx)
  const entry = await getEntry(tx, texts, { namespace, key })
  const changes = new Map(typed.map(({ language, ...change }) => [language, change]))
  const edits = [...changes].map(([language, { text, seen }]) => {
    const present = entry.texts.find((one) => one.language === language)
    if (!present) throw notFound()
    return { ...present, seen, present: present.text, text: toStoredText(text) }
  })
  const errors = edits.flatMap(({ language, text }) => {
    const fault = faultOfText(text, entry.original, key)
    return fault ? [[language, fault] as const] : []
  })
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
  if (edits.some(({ seen, present }) => seen !== present)) throw new HttpError(409, 'changedMeanwhile')
  await storeTexts(
    tx,
    edits.map((edit) => ({ ...edit, entry })),
    editor,
  )
  return getEntry(tx, texts, { namespace, key })
}

interface Edit {
  entry: TextEntry
  language: Language
  text: string
  shipped: string
}

/** Writes texts in the place of the shipped ones; one that equals the shipped one is a return to it. */
export async function storeTexts(
  tx: Database,
  edits: readonly Edit[],
  { accountId, at }: Editor,
): Promise<void> {
  const placeOf = ({ entry: { namespace, key }, language }: Edit) => ({ namespace, key, language })
  const isShipped = ({ text, shipped }: Edit) => text === shipped
  /** The original may change with them. */
  const originals = new Map(
    edits.filter(({ language }) => language === originalLanguage).map(({ entry, text }) => [entry, text]),
  )
  await deleteTextChanges(tx, edits.filter(isShipped).map(placeOf))
  await writeTextChanges(
    tx,
    edits
      .filter((edit) => !isShipped(edit))
      .map((edit) => ({
        ...placeOf(edit),
        text: edit.text,
        shippedText: edit.shipped,
        originalText: originals.get(edit.entry) ?? edit.entry.original,
        ...{ changedAt: at, changedBy: accountId },
      })),
  )
}

/** Throws 404 for an unknown text. */
export async function restoreText(tx: Database, texts: Texts, place: TextPlace): Promise<TextEntry> {
  await lockTextChanges(tx)
  const { texts: present } = await getEntry(tx, texts, place)
  if (!present.some(({ language }) => language === place.language)) throw notFound()
  await deleteTextChanges(tx, [place])
  return getEntry(tx, texts, place)
}

async function getEntry(
  db: Database,
  texts: Texts,
  { namespace, key }: Omit<TextPlace, 'language'>,
): Promise<TextEntry> {
  const entries = await listTexts(db, texts, namespace)
  const entry = entries.find((one) => one.key === key)
  if (!entry) throw notFound()
  return entry
}
