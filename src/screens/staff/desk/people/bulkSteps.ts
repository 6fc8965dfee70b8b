import type { Language } from '@atrium/contract/core'
import type { Person } from '@atrium/contract/people'
import type { BulkAction, Unchanged } from '@atrium/ui/people'
import type { PersonStep } from '#api/peopleApi.ts'

/** What several people can get at once. */
export const bulkActions: readonly BulkAction[] = ['room', 'manager', 'invitation']

/** What an action does with one person: the call, or why there is none. */
export type BulkStep = { person: Person } & (
  | { step: PersonStep; why?: never }
  | { why: Unchanged; step?: never }
)

/**
 * What an action does with each of several people. The server judges each again.
 * @param choice the name of a room, the id of a manager, or the language of the mails; empty while nothing is chosen
 * @param ownId the account of the signed-in person
 */
export function bulkSteps(
  action: BulkAction,
  people: readonly Person[],
  choice: string,
  ownId: number,
): readonly BulkStep[] {
  const stepOf = { room: roomStep, manager: managerStep, invitation: invitationStep }[action]
  return people.map((person) => {
    const step = person.leftAt ? 'left' : stepOf(person, choice, ownId)
    return typeof step === 'string' ? { person, why: step } : { person, step }
  })
}

function roomStep({ id, roomname }: Person, choice: string): PersonStep | Unchanged {
  if (choice && roomname === choice) return 'hasRoom'
  return { id, changes: { roomname: choice, was: { roomname } } }
}

function managerStep(
  { id, managerId, account }: Person,
  choice: string,
  ownId: number,
): PersonStep | Unchanged {
  if (account?.id === ownId) return 'own'
  const manager = Number(choice)
  if (manager === id) return 'themselves'
  if (manager === managerId) return 'hasManager'
  return { id, changes: { managerId: manager, was: { managerId } } }
}

function invitationStep({ id, email, account }: Person, choice: string): PersonStep | Unchanged {
  if (!account) return email ? { id, language: choice as Language } : 'noEmail'
  if (account.state !== 'invited') return account.state
  return account.isChangeable ? { id, accountId: account.id } : 'beyond'
}
