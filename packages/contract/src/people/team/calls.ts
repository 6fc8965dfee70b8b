import { array } from 'yup'
import { withSchemas } from '#core/withSchemas.ts'
import { listTeam } from './endpoints.ts'
import { teamMemberSchema } from './schema.ts'

/** The team row of the call table (spec 7). */
export const teamEndpoints = {
  listTeam: withSchemas(listTeam, { reply: array(teamMemberSchema).defined() }),
}
