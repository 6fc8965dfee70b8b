import { areas } from '#accounts/sampleStaff.ts'
import { type OfficeName, officeNames, people } from './samplePeople.ts'

/** Unit, manager and deputy of each room's people, by the part of the address before the @. */
const teams: Record<
  OfficeName,
  { unit: (typeof areas)[keyof typeof areas]; manager: string; deputy: string }
> = {
  Xəzər: { unit: areas.board, manager: 'rauf.aliyev', deputy: 'leyla.ismayilova' },
  Göygöl: { unit: areas.projects, manager: 'leyla.aliyeva', deputy: 'irina.sokolova' },
  Şahdağ: { unit: areas.design, manager: 'elvin.rzayev', deputy: 'aysel.karimova' },
  Qobustan: { unit: areas.quality, manager: 'irina.sokolova', deputy: 'leyla.aliyeva' },
  'Server 2/1': { unit: areas.infrastructure, manager: 'tural.guliyev', deputy: 'dmitry.volkov' },
  'Dəstək mərkəzi': { unit: areas.support, manager: 'kamran.abbasov', deputy: 'tural.guliyev' },
}

const director = teams.Xəzər

/**
 * Manager and deputy of a sample person: the director leads the managers, and has no manager.
 * @param mail the part of the address before the @
 */
export function leadsOf(mail: string): { manager?: string; deputy?: string } {
  if (mail === director.manager) return {}
  const isManager = Object.values(teams).some(({ manager }) => manager === mail)
  const room = officeNames.find((name) => people[name].some((row) => row[2] === mail))
  const { manager, deputy } = isManager || !room ? director : teams[room]
  // People do not decide about themselves.
  return deputy === mail ? { manager } : { manager, deputy }
}

/** The unit of the people in a room. */
export const unitOf = (room: OfficeName) => teams[room].unit

/** Whether a sample person leads somebody, as manager or as deputy. */
export const isLeadSample = (mail: string): boolean =>
  Object.values(teams).some(({ manager, deputy }) => manager === mail || deputy === mail)
