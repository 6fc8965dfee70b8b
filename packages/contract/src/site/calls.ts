import type { Schema } from 'yup'
import { withSchemas } from '#core/withSchemas.ts'
import { getSite, publishSite, saveSite, uploadLogo } from './endpoints.ts'
import {
  logoFileSchema,
  logoSchema,
  siteSchema as reply,
  siteChangesSchema,
  sitePublicationSchema,
} from './schema.ts'

export const siteEndpoints = {
  getSite: withSchemas(getSite, { reply }),
  saveSite: withSchemas(saveSite, { body: siteChangesSchema, reply }),
  uploadLogo: withSchemas(uploadLogo, { body: logoFileSchema as Schema, reply: logoSchema }),
  publishSite: withSchemas(publishSite, { body: sitePublicationSchema, reply }),
}
