import { foldText } from '@atrium/contract'

/** An employee with an account. */
export interface Colleague {
  id: number
  name: string
}

/** A name in the question. */
export interface Attendee {
  name: string
  /** The name without case and marks, for comparison. */
  folded: string
  /** The ids of all colleagues with this name; empty for an unknown name. */
  ids: readonly number[]
  isSelf: boolean
}

/**
 * The asker, then the other names in their order without duplicates. A name that two colleagues share means both of
 * them, also when it is the name of the asker.
 */
export function resolveAttendees(
  asker: Colleague,
  names: readonly string[],
  colleagues: readonly Colleague[],
): Attendee[] {
  const idsByName = new Map<string, number[]>()
  for (const { id, name } of colleagues) {
    const folded = foldText(name)
    idsByName.set(folded, [...(idsByName.get(folded) ?? []), id])
  }
  const own = foldText(asker.name)
  const others = new Map<string, Attendee>()
  for (const name of names) {
    const folded = foldText(name)
    if (!others.has(folded))
      others.set(folded, { name, folded, ids: idsByName.get(folded) ?? [], isSelf: false })
  }
  const ids = [...new Set([asker.id, ...(others.get(own)?.ids ?? [])])]
  others.delete(own)
  return [{ name: asker.name, folded: own, ids, isSelf: true }, ...others.values()]
}
