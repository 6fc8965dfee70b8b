import { endpoint } from '#core/endpoint.ts'
import type { TeamMember } from './schema.ts'

/** The team (spec 7, Team list); the page sorts it by `order`. */
export const listTeam = endpoint<{ reply: TeamMember[] }>({
  method: 'GET',
  path: '/list/all/',
  reply: 'list',
})
