import type { ApplicationEvent } from '@atrium/contract/hiring'
import { type ApplicationEventKind, hiringUndoMs, type Stage } from '@atrium/contract/hiring'

/** An entry of the history as it is stored, with the name of the person. */
interface StoredEvent {
  event: {
    id: number
    accountId: number | null
    kind: ApplicationEventKind
    data: Record<string, unknown>
    createdAt: Date
  }
  by: string | null
}

/** What the history keeps of a decision besides its fields of the contract, so that it can be undone. */
export interface DecisionData extends Record<string, unknown> {
  /** The revision of the application after the decision. */
  revision: number
  /** Of the entry of a mail: the move that it tells about. */
  moveId?: number
  /** Of a move: the stage before it, and since when the application was in it. */
  from?: Stage
  formerStageAt?: string | null
}

const personIn = ({ event }: StoredEvent): number[] =>
  typeof event.data.personId === 'number' ? [event.data.personId] : []

/** `people.id` of the people whom entries name. */
export const peopleIn = (events: readonly StoredEvent[]): number[] =>
  events.flatMap((stored) => [...personIn(stored), ...((stored.event.data.mentions as number[]) ?? [])])

/**
 * The history for a person, with the present names of the people whom it refers to. Data that are not of the contract are
 * left out with the reply.
 */
export const historyOf = (
  events: readonly StoredEvent[],
  accountId: number,
  names: ReadonlyMap<number, string>,
): ApplicationEvent[] =>
  events.map((stored) => {
    const { event, by } = stored
    const [name] = personIn(stored).map((id) => names.get(id))
    return {
      id: event.id,
      kind: event.kind,
      at: event.createdAt.toISOString(),
      by,
      isOwn: event.accountId === accountId,
      data: { ...event.data, ...(name !== undefined && { name }) } as ApplicationEvent['data'],
    }
  })

interface Asked {
  accountId: number
  /** The present revision of the application. */
  revision: number
  now: Date
}

/** The last decision about an application and its mail, if the person may undo it now. */
export function findUndoable(
  events: readonly StoredEvent[],
  { accountId, revision, now }: Asked,
):
  | { move: StoredEvent['event'] | undefined; mail: StoredEvent['event'] | undefined; until: Date }
  | undefined {
  const decisions = events
    .map(({ event }) => event)
    .filter(({ kind, data }) => (kind === 'stage' || kind === 'mail') && 'revision' in data)
    .sort((one, other) => one.id - other.id)
  const last = decisions.at(-1)
  if (last?.accountId !== accountId || last.data.revision !== revision) return undefined
  const until = new Date(last.createdAt.getTime() + hiringUndoMs)
  if (now >= until) return undefined
  if (last.kind === 'stage') return { move: last, mail: undefined, until }
  return { move: decisions.find(({ id }) => id === last.data.moveId), mail: last, until }
}
