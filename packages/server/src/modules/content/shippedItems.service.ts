import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type ContentField,
  type ContentKind,
  type ContentValue,
  contentKindOf,
  contentOfService,
} from '@atrium/contract/content'
import {
  isSampleCompany,
  type LanguageTag,
  languages,
  type TranslationTree,
  toTag,
} from '@atrium/contract/core'
import { folders } from '#config/paths.ts'
import { listFormerServices } from '#db/services.ts'
import type { Database } from '#db/types.ts'
import { keyOf } from './keys.ts'

async function readTree(lng: LanguageTag, namespace: string, keys: string): Promise<TranslationTree> {
  const file = path.join(folders.applicationLocales, lng, `${namespace}.json`)
  const texts: TranslationTree = JSON.parse(await readFile(file, 'utf8'))
  return keys.split('.').reduce((tree, key) => tree[key] as TranslationTree, texts)
}

/**
 * The items of a kind before its first change: those in the texts of the pages, or the services of the former tables; no members of the team. Another
 * company than that of the samples has none, and of a single item what suits every company.
 */
export async function shippedItems(
  db: Database,
  kind: ContentKind,
): Promise<{ key: string; value: ContentValue }[]> {
  const row = contentKindOf(kind)
  if (kind === 'member') return []
  if (!row.place) {
    const services = await listFormerServices(db)
    return services.map((service) => ({ key: keyOf(kind, service.id), value: contentOfService(service) }))
  }
  if (!isSampleCompany() && !row.isSingle) return []
  const { namespace, path: keys } = row.place
  const trees = await Promise.all(languages.map((language) => readTree(toTag(language), namespace, keys)))
  const [AZ = {}, EN = {}, RU = {}] = trees.map((tree) => (row.isSingle ? { [kind]: tree } : tree))
  const pick = (fields: Readonly<Record<string, ContentField>>, item: TranslationTree[string] | undefined) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { isGeneral }]) => [
        name,
        isSampleCompany() || isGeneral ? String((item as TranslationTree | undefined)?.[name] ?? '') : '',
      ]),
    )
  return Object.keys(EN).map((key) => ({
    key,
    value: {
      facts: pick(row.facts, EN[key]),
      texts: { AZ: pick(row.texts, AZ[key]), EN: pick(row.texts, EN[key]), RU: pick(row.texts, RU[key]) },
    },
  }))
}
