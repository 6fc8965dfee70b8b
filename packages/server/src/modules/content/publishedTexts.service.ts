import {
  type ContentKind,
  type ContentPlace,
  type ContentValue,
  contentKindNames,
  contentKindOf,
} from '@atrium/contract/content'
import { isSampleCompany, languages, type TranslationTree, toTag } from '@atrium/contract/core'
import { listMembers } from '#db/members.ts'
import type { Database } from '#db/types.ts'
import { setContentTexts } from '#i18n/contentTexts.ts'
import { listPublished } from './content.repo.ts'
import { numberOf } from './keys.ts'
import { shippedItems } from './shippedItems.service.ts'

/** An empty text is left out: i18next would show its key. */
const written = (fields: Record<string, string>): TranslationTree =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))

/** Takes the text of the link to a section away. */
const withoutLink = (section: string) =>
  languages.map((language) => ({
    ...{ lng: toTag(language), ns: 'common', path: `footer.${section}`, texts: undefined },
  }))

/**
 * Puts the published items into the texts that the pages of this server show, in the place of the shipped ones, and takes away the
 * links to sections that are empty. Returns whether the texts are others than before.
 */
export async function readPublishedTexts(db: Database): Promise<boolean> {
  const rows = await listPublished(db)
  const texts = contentKindNames.map(async (kind) => {
    const { place, fixed, section } = contentKindOf(kind)
    const isEdited = rows.some((row) => row.kind === kind)
    if (!isEdited && isSampleCompany()) return []
    if (kind === 'member' && (await listMembers(db)).length === 0) return withoutLink('meetOurTeam')
    if (!place && !fixed) return []
    const published = publishedOf(rows, kind)
    const shipped = isSampleCompany() ? [] : await shippedItems(db, kind)
    const items = [...published, ...shipped.filter((item) => !published.some(({ key }) => key === item.key))]
    const inLanguages = languages.flatMap((language) => {
      const textsAt = ({ namespace: ns, path }: ContentPlace, texts: TranslationTree) => [
        { lng: toTag(language), ns, path, texts },
      ]
      const textsOf = ({ facts, texts }: ContentValue) => written({ ...facts, ...texts[language] })
      if (place)
        return textsAt(place, Object.fromEntries(items.map(({ key, value }) => [key, textsOf(value)])))
      return items.flatMap(({ key, value }) => (fixed?.[key] ? textsAt(fixed[key], textsOf(value)) : []))
    })
    const isEmpty = inLanguages.every(({ texts }) => Object.keys(texts).length === 0)
    return [...inLanguages, ...(section && isEmpty ? withoutLink(section) : [])]
  })
  return setContentTexts((await Promise.all(texts)).flat())
}

const publishedOf = (rows: Awaited<ReturnType<typeof listPublished>>, kind: ContentKind) =>
  rows.flatMap(({ kind: of, key, published }) =>
    of === kind && published ? [{ key, value: published as unknown as ContentValue }] : [],
  )

/** What visitors read of a kind, in its order, by the numbers of the items; `undefined` before the first change of the kind. */
export async function listPublishedItems(
  db: Database,
  kind: ContentKind,
): Promise<{ number: number; value: ContentValue }[] | undefined> {
  const rows = await listPublished(db)
  if (!rows.some((row) => row.kind === kind)) return undefined
  return publishedOf(rows, kind).map(({ key, value }) => ({ number: numberOf(key), value }))
}
