import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'

/** A person as every colleague sees them in the directory: no year of birth, no kind of leave. */
export interface Colleague {
  id: number
  /** The number on the badge: `DEV7`. */
  idnumber: string
  name: string
  surname: string
  /** In the requested language, like `unit`. */
  position: string
  unit: string
  roomname: string
  phone: string
  email: string
  /** The `id` of the manager; `null` for a person without one, or whose manager is not in the directory. */
  managerId: number | null
  /** The last day of the granted whole days off that today is part of; weekends do not end them. Empty for who is here. */
  awayUntil: IsoDay | ''
  /** `MM-DD`; empty unless the person shares it. */
  birthday: string
}

/** Everybody with a badge who has not left, in alphabetical order, also while the account is closed (parental leave). */
export const listColleagues = endpoint<{ reply: Colleague[] }>({
  method: 'GET',
  path: '/api/v1/people/',
  reply: 'list',
})
