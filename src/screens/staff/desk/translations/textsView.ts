import { limits } from '@atrium/contract/core'
import { type TextEntry, type TextState, textStates } from '@atrium/contract/translations'
import { href } from '#config/site.ts'

/** What the address of the page shows: a namespace, a search, or the list of namespaces; and the text that is edited. */
export const textsViewOf = (params: URLSearchParams) => ({
  namespace: params.get('ns') ?? '',
  text: params.get('ns') ? '' : (params.get('text') ?? '').slice(0, limits.textSearch),
  edited: params.get('edit') ?? '',
})

/** `careers:receipt.sent` */
export const entryId = ({ namespace, key }: Pick<TextEntry, 'namespace' | 'key'>): string =>
  `${namespace}:${key}`

/** The page with another edited text, or with none. */
export function viewHref(params: URLSearchParams, edited?: string): string {
  const next = new URLSearchParams(params)
  if (edited) next.set('edit', edited)
  else next.delete('edit')
  return `${href('translations')}?${next}`
}

/** The state of an entry is that of its text which needs work first. */
export const stateOf = ({ texts }: TextEntry): TextState =>
  textStates.find((state) => texts.some((text) => text.state === state)) ?? 'shipped'

/** What needs work comes first; otherwise the order of the file stays. */
export const byState = (one: TextEntry, other: TextEntry): number =>
  textStates.indexOf(stateOf(one)) - textStates.indexOf(stateOf(other))
