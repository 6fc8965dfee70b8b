import { endpoint } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'

/** Where a computer can be: with an employee, in a room, in store, or out of use. */
export const computerPlaceKinds = ['employee', 'room', 'store', 'retired'] as const

export type ComputerPlaceKind = (typeof computerPlaceKinds)[number]

/** A place that a computer is given to. */
export interface ComputerTarget {
  kind: ComputerPlaceKind
  /** The id of the employee or of the room; `null` for the other kinds. */
  id: number | null
}

/** A place of a computer, with its name. */
export interface ComputerPlace extends ComputerTarget {
  /** Of the employee or of the room; empty for the other kinds, and when the record is gone. */
  name: string
}

/** What the desk writes about a computer. */
export interface ComputerChanges {
  /** Brand and model. */
  name: string
  /** The kind of device: laptop, monitor, printer. */
  types: Record<Language, string>
  /** Empty where it is not known. */
  serial: string
}

/** A computer on the desk. */
export interface StockComputer extends ComputerChanges {
  id: number
  /** In the language of the request. */
  type: string
  place: ComputerPlace
}

/** One entry of a computer's history. */
export interface ComputerMove {
  id: number
  /** `null` when the computer was added. */
  from: ComputerPlace | null
  to: ComputerPlace
  /** ISO instant. */
  at: string
  /** First and last name; empty for an import in the terminal, and when the account is gone. */
  by: string
  words: string
}

/** All computers in alphabetical order, retired ones last. */
export const listComputers = endpoint<{ reply: StockComputer[] }>({
  method: 'GET',
  path: '/api/v1/computers/',
  reply: 'list',
  permission: 'people.manage',
})

/** Adds a computer at a place; 404 for an unknown employee, one who has left, or an unknown room. */
export const addComputer = endpoint<{ body: ComputerChanges & { place: ComputerTarget }; reply: undefined }>({
  method: 'POST',
  path: '/api/v1/computers/',
  reply: 'any',
  permission: 'people.manage',
})

/** Changes name, type and serial number; 404 for an unknown computer. */
export const changeComputer = endpoint<{
  params: { id: number }
  body: ComputerChanges
  reply: undefined
}>({ method: 'PUT', path: '/api/v1/computers/:id/', reply: 'any', permission: 'people.manage' })

/**
 * Gives a computer to an employee or a room, takes it into store, or out of use; the history has the words. 404 for an
 * unknown computer, employee or room, and for an employee who has left.
 */
export const moveComputer = endpoint<{
  params: { id: number }
  body: { place: ComputerTarget; words: string }
  reply: undefined
}>({ method: 'POST', path: '/api/v1/computers/:id/moves/', reply: 'any', permission: 'people.manage' })

/** The history of a computer, the newest entry first; 404 for an unknown one. */
export const listComputerMoves = endpoint<{ params: { id: number }; reply: ComputerMove[] }>({
  method: 'GET',
  path: '/api/v1/computers/:id/moves/',
  reply: 'list',
  permission: 'people.manage',
})
