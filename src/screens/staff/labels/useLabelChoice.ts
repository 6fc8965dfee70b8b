import { type LabelKind, labelKinds } from '@atrium/ui/labels'
import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { sameName } from './labelItems.ts'

/** The queries of the address: what is printed, and of whom; the second may stand there several times. */
const kindParam = 'kind'
const ofParam = 'of'

/** The page for one kind, nothing chosen. */
export const labelsHref = (kind: LabelKind): string => `${href('labels')}?${kindParam}=${kind}`

/** The kind and the choice; both live in the address, so that a link and a reload keep them. */
export function useLabelChoice() {
  const [search, setSearch] = useSearchParams()
  const kind = labelKinds.find((each) => each === search.get(kindParam)) ?? 'badge'
  // The router takes its time with an address; the next tick may not wait for it, nor forget the one before.
  const [named, nameSoon] = useOptimistic(search.getAll(ofParam))
  const names = new Set(named.map((name) => sameName(kind, name)))
  const choose = (ids: readonly string[]) =>
    startTransition(() => {
      nameSoon([...ids])
      const next = new URLSearchParams(search)
      next.set(kindParam, kind)
      next.delete(ofParam)
      for (const id of ids) next.append(ofParam, id)
      setSearch(next, { replace: true, preventScrollReset: true })
    })
  return { kind, isChosen: (id: string) => names.has(sameName(kind, id)), choose }
}
