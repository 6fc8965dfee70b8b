import { endpoint } from '#core/endpoint.ts'
import type { DirectoryPerson } from './schema.ts'

/** Everybody with a badge who has not left, in alphabetical order, also while the account is closed (parental leave). */
export const listColleagues = endpoint<{ reply: DirectoryPerson[] }>({
  method: 'GET',
  path: '/api/v1/people/',
  reply: 'list',
})
