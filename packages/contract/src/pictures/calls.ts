import type { Schema } from 'yup'
import { fileReply, withSchemas } from '#core/withSchemas.ts'
import { getFilm, getPicture, uploadFilm, uploadPicture } from './endpoints.ts'
import {
  filmParamsSchema,
  filmUploadSchema,
  pictureParamsSchema,
  pictureUploadSchema,
  storedFilmSchema,
  storedPictureSchema,
} from './schema.ts'

export const picturesEndpoints = {
  uploadPicture: withSchemas(uploadPicture, {
    body: pictureUploadSchema as Schema,
    reply: storedPictureSchema,
  }),
  getPicture: withSchemas(getPicture, { params: pictureParamsSchema, reply: fileReply }),
  uploadFilm: withSchemas(uploadFilm, { body: filmUploadSchema as Schema, reply: storedFilmSchema }),
  getFilm: withSchemas(getFilm, { params: filmParamsSchema, reply: fileReply }),
}
