import { endpoint } from '#core/endpoint.ts'
import type { ComputerChanges, ComputerMove, ComputerTarget, StockComputer } from './schema.ts'

/** All computers in alphabetical order, retired ones last. */
export const listComputers = endpoint<{ reply: StockComputer[] }>({
  method: 'GET',
  path: '/api/v1/computers/',
  reply: 'list',
  permission: 'people.manage',
})

/** Adds a computer at a place; 404 for an unknown person, a person who has left, or an unknown room. */
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
 * Moves a computer to a person, to a room, into store, or out of use; the history has the words. 404 for an
 * unknown computer, person or room, and for a person who has left.
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
