import { array, number, type ObjectSchema, object, string } from 'yup'
import { listTeam, type TeamMember } from './endpoints.ts'
import { withSchemas } from '#core/withSchemas.ts'

export const teamMemberSchema: ObjectSchema<TeamMember> = object({
  fullname: string().defined(),
  position: string().defined(),
  email: string().defined(),
  order: number().integer().required(),
})

/** The team row of the call table (spec 7). */
export const teamEndpoints = {
  listTeam: withSchemas(listTeam, { reply: array(teamMemberSchema).defined() }),
}
