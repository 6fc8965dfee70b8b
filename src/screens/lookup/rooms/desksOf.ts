import { type Employee, fullNameOf, isMonitor } from '@atrium/contract/people'
import type { PlanDesk } from '@atrium/ui/lookup'

/** A desk for each person of a room, with what of their name and their computers the reader may see. */
export const desksOf = (people: readonly Employee[]): PlanDesk[] =>
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
