import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { withSchemas } from '#core/withSchemas.ts'
import { getService, listServices } from './endpoints.ts'
import { serviceSchema } from './schema.ts'

/** The services rows of the call table (spec 7). */
export const servicesEndpoints = {
  listServices: withSchemas(listServices, { reply: array(serviceSchema).defined() }),
  getService: withSchemas(getService, { params: idParams, reply: serviceSchema }),
}
