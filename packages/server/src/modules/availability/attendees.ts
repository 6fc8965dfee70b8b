import { foldText } from '@atrium/contract'

/** Somebody in the directory. */
export interface Colleague {
  /** The id of the account, if there is one. */
  id: number | undefined
  name: string
  /** The id in the directory. */
  personId: string
}

/** A person in the question. */
export interface Attendee {
  name: string
  /** Of a person who was asked for by id. */
  personId?: string
  /** The name without case and marks, for comparison. */
  folded: string
  /** The ids of all accounts that are meant; empty for an unknown name and for somebody without an account. */
  ids: readonly number[]
  isSelf: boolean
}

interface Asked {
  people: readonly string[]
  personIds?: readonly string[] | undefined
}

/**
 * The asker, then those asked for by id, then the other names, in their order and without duplicates. A name that two
 * colleagues share means both of them, also when it is the name of the asker; an unknown id means nobody.
 */
export function resolveAttendees(
  asker: { id: number; name: string },
  { people, personIds = [] }: Asked,
  colleagues: readonly Colleague[],
): Attendee[] {
  const idsByName = new Map<string, number[]>()
  const byPersonId = new Map<string, Colleague>()
  for (const colleague of colleagues) {
    const folded = foldText(colleague.name)
    if (colleague.id !== undefined) idsByName.set(folded, [...(idsByName.get(folded) ?? []), colleague.id])
    byPersonId.set(colleague.personId, colleague)
  }
  const chosen = new Map<string, Attendee>()
  for (const personId of personIds) {
    const one = byPersonId.get(personId)
    if (!one || one.id === asker.id) continue
    const { id, name } = one
    const ids = id === undefined ? [] : [id]
    chosen.set(personId, { name, personId, folded: foldText(name), ids, isSelf: false })
  }
  const own = foldText(asker.name)
  const others = new Map<string, Attendee>()
  for (const name of people) {
    const folded = foldText(name)
    if (!others.has(folded))
      others.set(folded, { name, folded, ids: idsByName.get(folded) ?? [], isSelf: false })
  }
  const ids = [...new Set([asker.id, ...(others.get(own)?.ids ?? [])])]
  others.delete(own)
  const chosenIds = new Set([...chosen.values()].flatMap((one) => one.ids))
  const isChosen = (one: Attendee) => one.ids.length > 0 && one.ids.every((id) => chosenIds.has(id))
  return [
    { name: asker.name, folded: own, ids, isSelf: true },
    ...chosen.values(),
    ...[...others.values()].filter((one) => !isChosen(one)),
  ]
}
