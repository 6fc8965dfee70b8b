import { type Badge, fullNameOf, isMonitor } from '@atrium/contract/people'

/** A desk in the plan of a room. */
export interface PlanDesk {
  /** The person at the desk; left out where that is hidden. */
  name?: string | undefined
  hasChair: boolean
  computers: number
  monitors: number
}

/** The desks of a room of which only the numbers are known: computers and monitors stand on them in turn. */
export function planDesks(counts: { people: number; computers: number; monitors: number }): PlanDesk[] {
  const { people, computers, monitors } = counts
  // A room without people has its computers on desks without chairs.
  const desks = people || computers
  const shareOf = (count: number, place: number) => Math.ceil((count - place) / desks)
  return Array.from({ length: desks }, (_none, place) => ({
    hasChair: people > 0,
    computers: shareOf(computers, place),
    monitors: shareOf(monitors, place),
  }))
}

/** A desk for each person of a room, with what of their name and their computers the reader may see. */
export const desksOf = (people: readonly Badge[]): PlanDesk[] =>
  people.map((person) => {
    const devices = person.computerinfo ?? []
    const monitors = devices.filter(isMonitor).length
    return {
      name: fullNameOf(person) || undefined,
      hasChair: true,
      computers: devices.length - monitors,
      monitors,
    }
  })
