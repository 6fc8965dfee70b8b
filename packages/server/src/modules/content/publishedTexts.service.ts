import {
  type ContentKind,
  type ContentValue,
  contentKindNames,
  contentKindOf,
} from '@atrium/contract/content'
import { languages, type TranslationTree, toTag } from '@atrium/contract/core'
import type { Database } from '#db/types.ts'
import { setContentTexts } from '#i18n/contentTexts.ts'
import { listPublished } from './content.repo.ts'
import { numberOf } from './keys.ts'

/** An empty text is left out: i18next would show its key. */
const written = (fields: Record<string, string>): TranslationTree =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))

/**
 * Puts the published items into the texts that the pages of this server show, in the place of the shipped ones. Returns whether
 * they are others than before.
 */
export async function readPublishedTexts(db: Database): Promise<boolean> {
  const rows = await listPublished(db)
  const edited = contentKindNames.filter((kind) => rows.some((row) => row.kind === kind))
  return setContentTexts(
    edited.flatMap((kind) => {
      const { place, isSingle } = contentKindOf(kind)
      if (!place) return []
      const { namespace: ns, path } = place
      const items = rows.flatMap(({ kind: of, key, published }) =>
        of === kind && published ? [[key, published as unknown as ContentValue] as const] : [],
      )
      return languages.map((language) => {
        const texts = Object.fromEntries(
          items.map(([key, item]) => [key, written({ ...item.facts, ...item.texts[language] })]),
        )
        return { lng: toTag(language), ns, path, texts: (isSingle && texts[kind]) || texts }
      })
    }),
  )
}

/** What visitors read of a kind, in its order, by the numbers of the items; `undefined` before the first change of the kind. */
export async function listPublishedItems(
  db: Database,
  kind: ContentKind,
): Promise<{ number: number; value: ContentValue }[] | undefined> {
  const rows = (await listPublished(db)).filter((row) => row.kind === kind)
  if (rows.length === 0) return undefined
  return rows.flatMap(({ key, published }) =>
    published ? [{ number: numberOf(key), value: published as unknown as ContentValue }] : [],
  )
}
