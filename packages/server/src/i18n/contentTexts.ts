import type { LanguageTag, TranslationTree } from '@atrium/contract/core'

/** What stands in the place of shipped texts: of `az`, in `about`, at the key `faq.items`. */
export interface ContentTexts {
  lng: LanguageTag
  ns: string
  path: string
  /** Missing to take the shipped ones away. */
  texts: TranslationTree | undefined
}

let published: readonly ContentTexts[] = []
let version = 0

/** Another one after each change of the published texts. */
export const contentTextsVersion = (): number => version

/** Sets what the pages of this server show instead of the shipped texts. Returns whether it is something else than before. */
export function setContentTexts(next: readonly ContentTexts[] = []): boolean {
  if (JSON.stringify(next) === JSON.stringify(published)) return false
  published = next
  version += 1
  return true
}

/** The texts of a namespace, with what is published in their place. */
export const withContentTexts = (lng: string, ns: string, shipped: TranslationTree): TranslationTree =>
  published
    .filter((one) => one.lng === lng && one.ns === ns)
    .reduce((tree, { path, texts }) => put(tree, path.split('.'), texts), shipped)

function put(
  tree: TranslationTree,
  [name = '', ...rest]: string[],
  texts: TranslationTree | undefined,
): TranslationTree {
  const { [name]: present, ...others } = tree
  const next = rest.length > 0 ? put(present as TranslationTree, rest, texts) : texts
  return next ? { ...tree, [name]: next } : others
}
