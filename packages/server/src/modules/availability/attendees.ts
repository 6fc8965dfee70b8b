import { foldText } from '@atrium/contract'

/** Somebody who works here. */
export interface Colleague {
  id: number
  name: string
}

/** A name of the question. */
export interface Attendee {
  name: string
  /** How the name is told from others. */
  folded: string
  /** Whom it may mean; nobody when no colleague has the name. */
  ids: readonly number[]
  isSelf: boolean
}

/**
 * Who asks, then the names in their order, each once, however they are written. A name that two colleagues have means
 * both of them: also the asker's own, where it is in the question.
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
