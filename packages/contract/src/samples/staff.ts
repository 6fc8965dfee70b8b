import type { Role, StaffUser } from '#auth.ts'
import type { Language } from '#language.ts'

/** A sample employee: the account, and the data of the profile. */
export interface StaffSample extends StaffUser {
  phone: string
  position: Record<Language, string>
  jobTitle: Record<Language, string>
}

/** The password of every sample account. They exist only in a database that was filled with samples. */
export const samplePassword = 'plan-on-time-2026'

const positions = {
  manager: { AZ: 'Layihə meneceri', EN: 'Project manager', RU: 'Менеджер проектов' },
  director: { AZ: 'Baş direktor', EN: 'Chief executive', RU: 'Генеральный директор' },
  people: { AZ: 'Kadrlar üzrə menecer', EN: 'People and hiring manager', RU: 'Менеджер по персоналу' },
  designer: { AZ: 'Məhsul dizayneri', EN: 'Product designer', RU: 'Продуктовый дизайнер' },
  network: { AZ: 'Şəbəkə mühəndisi', EN: 'Network engineer', RU: 'Сетевой инженер' },
  tester: { AZ: 'Test mühəndisi', EN: 'Test engineer', RU: 'Инженер по тестированию' },
} satisfies Record<string, Record<Language, string>>

const areas = {
  projects: { AZ: 'Layihə ofisi', EN: 'Project office', RU: 'Проектный офис' },
  board: { AZ: 'Rəhbərlik', EN: 'Management', RU: 'Руководство' },
  people: { AZ: 'Kadrlar şöbəsi', EN: 'People team', RU: 'Отдел кадров' },
  design: { AZ: 'Dizayn qrupu', EN: 'Design group', RU: 'Группа дизайна' },
  infrastructure: { AZ: 'İnfrastruktur qrupu', EN: 'Infrastructure group', RU: 'Группа инфраструктуры' },
  quality: { AZ: 'Keyfiyyət qrupu', EN: 'Quality group', RU: 'Группа качества' },
} satisfies Record<string, Record<Language, string>>

const person = (
  id: number,
  [firstName, lastName]: [string, string],
  email: string,
  phone: string,
  position: keyof typeof positions,
  area: keyof typeof areas,
  role: Role = 'staff',
): StaffSample => ({
  id,
  email: `${email}@caspora.example`,
  firstName,
  lastName,
  role,
  phone,
  position: positions[position],
  jobTitle: areas[area],
})

/** The accounts in the order of `id`. `npm start` prints the first one. */
export const staffSamples: StaffSample[] = [
  person(1, ['Leyla', 'Əliyeva'], 'leyla.aliyeva', '+994 50 000 00 01', 'manager', 'projects'),
  person(2, ['Rauf', 'Əliyev'], 'rauf.aliyev', '+994 50 000 00 02', 'director', 'board', 'admin'),
  person(3, ['Leyla', 'İsmayılova'], 'leyla.ismayilova', '+994 50 000 00 03', 'people', 'people', 'hr'),
  person(4, ['Aysel', 'Kərimova'], 'aysel.karimova', '+994 50 000 00 04', 'designer', 'design', 'editor'),
  person(5, ['Tural', 'Quliyev'], 'tural.guliyev', '+994 50 000 00 05', 'network', 'infrastructure'),
  person(6, ['Irina', 'Sokolova'], 'irina.sokolova', '+994 50 000 00 06', 'tester', 'quality'),
]

/** The user of a sample account in the login token. */
export const staffUserSample = ({ id, email, firstName, lastName, role }: StaffSample): StaffUser => ({
  id,
  email,
  firstName,
  lastName,
  role,
})
