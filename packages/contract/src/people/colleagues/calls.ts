import { array } from 'yup'
import { withSchemas } from '#core/withSchemas.ts'
import { listColleagues } from './endpoints.ts'
import { directoryPersonSchema } from './schema.ts'

export const directoryEndpoints = {
  listColleagues: withSchemas(listColleagues, { reply: array(directoryPersonSchema).defined() }),
}
