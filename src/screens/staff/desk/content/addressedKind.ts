import { type ContentKind, isContentKind } from '@atrium/contract/content'

/** The kind in the query of an address; questions without one. */
export function addressedKind(query: URLSearchParams): ContentKind {
  const kind = query.get('kind') ?? undefined
  return isContentKind(kind) ? kind : 'question'
}
