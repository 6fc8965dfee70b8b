import { foldText, toEmailAddress } from '@atrium/contract/core'

/** A person in the directory. */
export interface DirectoryEntry {
  /** The id of the account, if there is one. */
  id: number | undefined
  name: string
  /** The id in the directory. */
  personId: string
  /** In lower case. */
  email: string
}

/** A person in the question. */
interface RequestedAttendee {
  name: string
  /** Of a person who was requested by id or address. */
  personId?: string
  /** The requested address, as written. */
  email?: string
  /** The name without case and marks, for comparison. */
  folded: string
  /** The ids of all accounts that are meant; empty for an unknown name and for a person without an account. */
  ids: readonly number[]
  isSelf: boolean
}

interface Asked {
  people: readonly string[]
  personIds?: readonly string[] | undefined
  emails?: readonly string[] | undefined
}

/**
 * The caller, then the people requested by id or address, then the other names, in their order and without duplicates. A name that two
 * colleagues share means both of them. The asker's own name means the asker alone, whom the form adds under no name: a
 * namesake is requested by id. Unknown ids, and addresses without an account, are left out.
 */
export function resolveAttendees(
  caller: { id: number; name: string },
  { people, personIds = [], emails = [] }: Asked,
  colleagues: readonly DirectoryEntry[],
): RequestedAttendee[] {
  const idsByName = new Map<string, number[]>()
  const byPersonId = new Map<string, DirectoryEntry>()
  const byEmail = new Map<string, DirectoryEntry>()
  for (const colleague of colleagues) {
    const folded = foldText(colleague.name)
    if (colleague.id !== undefined) idsByName.set(folded, [...(idsByName.get(folded) ?? []), colleague.id])
    byPersonId.set(colleague.personId, colleague)
    if (colleague.id !== undefined) byEmail.set(colleague.email, colleague)
  }
  const chosen = new Map<string, RequestedAttendee>()
  const choose = (one: DirectoryEntry | undefined, email?: string) => {
    if (!one || one.id === caller.id) return
    const { id, name, personId } = one
    const ids = id === undefined ? [] : [id]
    const known = { name, personId, folded: foldText(name), ids, isSelf: false }
    chosen.set(personId, { ...known, ...(email && { email }) })
  }
  for (const personId of personIds) choose(byPersonId.get(personId))
  for (const email of emails) choose(byEmail.get(toEmailAddress(email)), email)
  const own = foldText(caller.name)
  const others = new Map<string, RequestedAttendee>()
  for (const name of people) {
    const folded = foldText(name)
    if (!others.has(folded))
      others.set(folded, { name, folded, ids: idsByName.get(folded) ?? [], isSelf: false })
  }
  others.delete(own)
  const chosenIds = new Set([...chosen.values()].flatMap((one) => one.ids))
  const isChosen = (one: RequestedAttendee) => one.ids.length > 0 && one.ids.every((id) => chosenIds.has(id))
  return [
    { name: caller.name, folded: own, ids: [caller.id], isSelf: true },
    ...chosen.values(),
    ...[...others.values()].filter((one) => !isChosen(one)),
  ]
}
