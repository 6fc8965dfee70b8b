import { withSchemas } from '#core/withSchemas.ts'
import { getSite, publishSite, saveSite } from './endpoints.ts'
import { siteSchema as reply, siteChangesSchema, sitePublicationSchema } from './schema.ts'

export const siteEndpoints = {
  getSite: withSchemas(getSite, { reply }),
  saveSite: withSchemas(saveSite, { body: siteChangesSchema, reply }),
  publishSite: withSchemas(publishSite, { body: sitePublicationSchema, reply }),
}
