import type { InferType } from 'yup'
import { endpoint } from '#core/endpoint.ts'
import type { teamMemberSchema } from './schema.ts'

/** The team (spec 7, Team list); the page sorts it by `order`. */
export const listTeam = endpoint<{ reply: InferType<typeof teamMemberSchema>[] }>({
  method: 'GET',
  path: '/list/all/',
  reply: 'list',
})
