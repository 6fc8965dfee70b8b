import type { Schema } from 'yup'
import { fileReply, withSchemas } from '#core/withSchemas.ts'
import { getPicture, uploadPicture } from './endpoints.ts'
import { pictureParamsSchema, pictureUploadSchema, storedPictureSchema } from './schema.ts'

export const picturesEndpoints = {
  uploadPicture: withSchemas(uploadPicture, {
    body: pictureUploadSchema as Schema,
    reply: storedPictureSchema,
  }),
  getPicture: withSchemas(getPicture, { params: pictureParamsSchema, reply: fileReply }),
}
