import { addDays, type IsoDay, startOfWeek } from '#core/days.ts'
import type { ReplyOf } from '#core/endpoint.ts'
import { personOf } from '#people/samplePeople.ts'
import type { getSchedule } from './endpoints.ts'
import { writeMeetingDate } from './rules.ts'

const people = {
  LA: 'leyla.aliyeva',
  RA: 'rauf.aliyev',
  LI: 'leyla.ismayilova',
  AK: 'aysel.karimova',
  TQ: 'tural.guliyev',
  IS: 'irina.sokolova',
} as const

type Initials = keyof typeof people

/** Day of the week (0 is Sunday), start, end, title, attendees. */
const rows: readonly (readonly [number, string, string, string, string])[] = [
  [1, '09:00', '09:30', 'Stand-up', 'LA AK TQ IS'],
  [2, '09:00', '09:30', 'Stand-up', 'LA AK TQ IS'],
  [3, '09:00', '09:30', 'Stand-up', 'LA AK TQ IS'],
  [4, '09:00', '09:30', 'Stand-up', 'LA AK TQ IS'],
  [5, '09:00', '09:30', 'Stand-up', 'LA AK TQ IS'],
  [1, '10:00', '11:30', 'Sprint planning', 'LA AK TQ'],
  [2, '11:00', '12:00', 'Client call: rollout plan', 'LA RA'],
  [2, '11:15', '12:15', 'Interview: React developer', 'LI AK'],
  [2, '14:00', '16:00', 'Architecture review', 'AK TQ IS RA'],
  [0, '12:00', '13:00', 'Migration window', 'TQ'],
  [3, '13:00', '14:00', 'Budget', 'RA LI'],
  [4, '15:00', '17:15', 'Release 4.2 rehearsal', 'LA AK TQ RA'],
  [5, '11:00', '12:00', 'Retrospective', 'LA AK TQ IS'],
  [5, '16:00', '18:00', 'Demo day', 'LA LI IS'],
  // Outside the working hours: it is listed below the grid (departure 2).
  [3, '18:30', '20:00', 'Backup window', 'TQ'],
]

/** The company's meetings in the week of a day (decisions, Sample content). */
export const scheduleSample = (day: IsoDay): ReplyOf<typeof getSchedule> =>
  rows.map(([weekday, start_time, end_time, title, initials]) => ({
    title,
    date: writeMeetingDate(addDays(startOfWeek(day), weekday)),
    start_time,
    end_time,
    attendees: initials.split(' ').map((one) => personOf(people[one as Initials]).fullname),
  }))
