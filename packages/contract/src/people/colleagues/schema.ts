import { array, number, type ObjectSchema, object, string } from 'yup'
import { type Colleague, listColleagues } from './endpoints.ts'
import { withSchemas } from '#core/withSchemas.ts'

const colleagueSchema: ObjectSchema<Colleague> = object({
  id: number().integer().required(),
  idnumber: string().required(),
  name: string().defined(),
  surname: string().defined(),
  position: string().defined(),
  unit: string().defined(),
  roomname: string().defined(),
  phone: string().defined(),
  email: string().defined(),
  managerId: number().integer().defined().nullable(),
  awayUntil: string().defined(),
  birthday: string().defined(),
})

export const peopleEndpoints = {
  listColleagues: withSchemas(listColleagues, { reply: array(colleagueSchema).defined() }),
}
