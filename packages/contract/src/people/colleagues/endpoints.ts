import { endpoint } from '#core/endpoint.ts'
import type { DirectoryPerson } from './schema.ts'

/** The people with a badge who have not left, in alphabetical order, also with a closed account (parental leave). */
export const listColleagues = endpoint<{ reply: DirectoryPerson[] }>({
  method: 'GET',
  path: '/api/v1/people/',
  reply: 'list',
})
