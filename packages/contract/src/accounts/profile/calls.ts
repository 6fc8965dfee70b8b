import { array, object, type Schema } from 'yup'
import { idParams } from '#core/fields.ts'
import { fileReply, noReply, withSchemas } from '#core/withSchemas.ts'
import {
  changePassword,
  deletePhoto,
  endOtherSessions,
  endSession,
  getPhoto,
  getProfile,
  listSessions,
  updatePreferences,
  updateProfile,
  uploadPhoto,
} from './endpoints.ts'
import {
  passwordChangeSchema,
  photoParamsSchema,
  photoSchema,
  preferencesSchema,
  profileChangesSchema,
  profileSchema,
  sessionSchema,
} from './schema.ts'

/** The rows of the call table about the signed-in person (departures 12 and 13). */
export const profileEndpoints = {
  getProfile: withSchemas(getProfile, { reply: profileSchema }),
  updateProfile: withSchemas(updateProfile, { body: profileChangesSchema, reply: profileSchema }),
  updatePreferences: withSchemas(updatePreferences, { body: preferencesSchema, reply: profileSchema }),
  uploadPhoto: withSchemas(uploadPhoto, { body: photoSchema as Schema, reply: profileSchema }),
  getPhoto: withSchemas(getPhoto, { params: photoParamsSchema, reply: fileReply }),
  deletePhoto: withSchemas(deletePhoto, { reply: profileSchema }),
  changePassword: withSchemas(changePassword, { body: passwordChangeSchema, reply: object({}) }),
  listSessions: withSchemas(listSessions, { reply: array(sessionSchema).defined() }),
  endSession: withSchemas(endSession, { params: idParams, reply: noReply }),
  endOtherSessions: withSchemas(endOtherSessions, { reply: noReply }),
}
