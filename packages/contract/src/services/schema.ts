import { array, number, type ObjectSchema, object, string } from 'yup'
import { getService, listServices, type Service, type ServiceText } from './endpoints.ts'
import { idParams } from '#core/fields.ts'
import { inLanguages } from '#core/inLanguages.ts'
import { withSchemas } from '#core/withSchemas.ts'

const strings = () => array(string().defined()).defined()

const serviceTextSchema: ObjectSchema<ServiceText> = object({
  LargeHeadName: string().defined(),
  LittleHeadName: string().defined(),
  LittleTextInfo: string().defined(),
  name: string().defined(),
  DetailHeads: array(object({ heads: strings() })).defined(),
  DetailTexts: array(object({ texts: strings() })).defined(),
  DetailTexts2: array(object({ texts_2: strings() })).defined(),
  Images: strings(),
})

export const serviceSchema: ObjectSchema<Service> = object({
  id: number().integer().required(),
  order: number().integer().required(),
  ...inLanguages(serviceTextSchema),
})

/** The services rows of the call table (spec 7). */
export const servicesEndpoints = {
  listServices: withSchemas(listServices, { reply: array(serviceSchema).defined() }),
  getService: withSchemas(getService, { params: idParams, reply: serviceSchema }),
}
