import type { Language } from '#core/language.ts'
import { personOf } from '#people/samplePeople.ts'
import type { StaffUser } from './endpoints.ts'
import type { Role } from './roles.ts'

/** A sample employee: the account, and the data of the profile. */
interface StaffSample extends Omit<StaffUser, 'settings'> {
  phone: string
  position: Record<Language, string>
  jobTitle: Record<Language, string>
  /** Whether the person reads and answers suggestions. */
  readsSuggestions: boolean
}

/** The password of every sample account. They exist only in a database that was filled with samples. */
export const samplePassword = 'plan-on-time-2026'

export const areas = {
  projects: { AZ: 'Layihə ofisi', EN: 'Project office', RU: 'Проектный офис' },
  board: { AZ: 'Rəhbərlik', EN: 'Management', RU: 'Руководство' },
  people: { AZ: 'Kadrlar şöbəsi', EN: 'People team', RU: 'Отдел кадров' },
  design: { AZ: 'Dizayn qrupu', EN: 'Design group', RU: 'Группа дизайна' },
  infrastructure: { AZ: 'İnfrastruktur qrupu', EN: 'Infrastructure group', RU: 'Группа инфраструктуры' },
  support: { AZ: 'Dəstək xidməti', EN: 'Support team', RU: 'Служба поддержки' },
  quality: { AZ: 'Keyfiyyət qrupu', EN: 'Quality group', RU: 'Группа качества' },
} satisfies Record<string, Record<Language, string>>

const person = (
  id: number,
  mail: string,
  phone: string,
  area: keyof typeof areas,
  role: Role = 'staff',
): StaffSample => {
  const { name: firstName, surname: lastName, email, position } = personOf(mail)
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    phone,
    position,
    jobTitle: areas[area],
    readsSuggestions: role === 'hr',
  }
}

/** The accounts in the order of `id`. `npm start` prints the first one. */
export const staffSamples: [StaffSample, ...StaffSample[]] = [
  person(1, 'leyla.aliyeva', '+994 50 000 00 01', 'projects'),
  person(2, 'rauf.aliyev', '+994 50 000 00 02', 'board', 'admin'),
  person(3, 'leyla.ismayilova', '+994 50 000 00 03', 'people', 'hr'),
  person(4, 'aysel.karimova', '+994 50 000 00 04', 'design', 'editor'),
  person(5, 'tural.guliyev', '+994 50 000 00 05', 'infrastructure'),
  person(6, 'irina.sokolova', '+994 50 000 00 06', 'quality'),
  // The only sample account that leads no people and reads no suggestions.
  person(7, 'murad.shirinov', '+994 50 000 00 07', 'projects'),
]

/** The user of a sample account in the login token. */
export const staffUserSample = ({ id, email, firstName, lastName, role }: StaffSample): StaffUser => ({
  id,
  email,
  firstName,
  lastName,
  role,
  settings: {},
})
