import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type ContentKind,
  type ContentPlace,
  type ContentValue,
  contentKindOf,
  contentOfService,
} from '@atrium/contract/content'
import {
  inEachLanguage,
  isSampleCompany,
  type Language,
  type LanguageTag,
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

/** What is shipped at a place; nothing for another company than that of the samples, unless it suits every company. */
async function shippedAt({ namespace, path: keys, isGeneral }: ContentPlace) {
  const read = async (language: Language): Promise<TranslationTree> =>
    isSampleCompany() || isGeneral ? readTree(toTag(language), namespace, keys) : {}
  return { AZ: await read('AZ'), EN: await read('EN'), RU: await read('RU') }
}

/**
 * The items of a kind before its first change: those in the texts of the pages, or the services of the former tables; no members of
 * the team. Another company than that of the samples has none, and fixed items without texts.
 */
export async function shippedItems(
  db: Database,
  kind: ContentKind,
): Promise<{ key: string; value: ContentValue }[]> {
  if (kind === 'member') return []
  const { place, fixed, ...fields } = contentKindOf(kind)
  const pick = (names: object, item: TranslationTree = {}) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, String(item[name] ?? '')]))
  const itemOf = (key: string, shipped: Partial<Record<Language, TranslationTree>>) => {
    const texts = inEachLanguage((language) => pick(fields.texts, shipped[language]))
    return { key, value: { facts: pick(fields.facts, shipped.EN), texts } }
  }
  if (fixed)
    return Promise.all(Object.entries(fixed).map(async ([key, at]) => itemOf(key, await shippedAt(at))))
  if (place) {
    const shipped = await shippedAt(place)
    const inLanguage = (key: string) => (language: Language) => shipped[language][key] as TranslationTree
    return Object.keys(shipped.EN).map((key) => itemOf(key, inEachLanguage(inLanguage(key))))
  }
  const services = await listFormerServices(db)
  return services.map((service) => ({ key: keyOf(kind, service.id), value: contentOfService(service) }))
}
