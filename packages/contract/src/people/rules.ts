import type { IsoDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'

/** The states of an account: without a first password yet, in use (also while a reset password is not set again), or closed. */
export const accountStates = ['invited', 'active', 'closed'] as const

export type AccountState = (typeof accountStates)[number]

/** What HR writes in the record of a person. */
export interface PersonFields {
  name: string
  surname: string
  /** Joins the record with the account and the card of this address. Empty for a person without either. */
  email: string
  phone: string
  /** The name of the room; empty for none. */
  roomname: string
  positions: Record<Language, string>
  /** The team or department. */
  units: Record<Language, string>
  /** The `id` of the record of the manager. */
  managerId: number | null
  /** The `id` of the record of who decides while the manager is away. */
  deputyId: number | null
  /** Empty when unknown. */
  birthday: IsoDay | ''
  /** The first day of work; empty when unknown. */
  startedOn: IsoDay | ''
}

/** The fields of a record that somebody changes, and what they were when the change began. */
export interface PersonChanges extends Partial<PersonFields> {
  was: Partial<PersonFields>
}
