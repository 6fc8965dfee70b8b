import { array, boolean, mixed, number, type ObjectSchema, object, type Schema, string } from 'yup'
import type { CvFile } from '#careers/endpoints.ts'
import { type Language, languages } from '#core/language.ts'
import { limits, photoExtensionOf } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type Permission, permissions } from '#accounts/permissions.ts'
import {
  changePassword,
  deletePhoto,
  endOtherSessions,
  endSession,
  getPhoto,
  getProfile,
  listSessions,
  type Preferences,
  type Profile,
  type StaffSession,
  updatePreferences,
  updateProfile,
  uploadPhoto,
} from './endpoints.ts'
import { roles } from '#accounts/roles.ts'
import { newPasswordField } from '#accounts/schema.ts'
import { flag, idParams, isFile, phone, text, verbatim } from '#core/fields.ts'
import { fileReply, noReply, withSchemas } from '#core/withSchemas.ts'

const profileSchema: ObjectSchema<Profile> = object({
  id: number().integer().required(),
  email: string().required(),
  firstName: string().defined(),
  lastName: string().defined(),
  phone: string().defined(),
  position: string().defined(),
  jobTitle: string().defined(),
  role: mixed<Profile['role']>().oneOf(roles).required(),
  permissions: array(mixed<Permission>().oneOf(permissions).defined()).defined(),
  photo: string().defined().nullable(),
  badge: string().defined().nullable(),
  mailLanguage: mixed<Language>().oneOf(languages).required(),
  isBirthdayShared: boolean().defined().nullable(),
})

/** The body of `updateProfile`: a phone number in any format that can be called. Other fields are ignored. */
export const profileChangesSchema: ObjectSchema<{ phone: string }> = object({
  phone: phone().required(message('phoneRequired')),
})

export const preferencesSchema: ObjectSchema<Preferences> = object({
  mailLanguage: mixed<Language>().oneOf(languages).optional(),
  isBirthdayShared: flag().optional(),
})

const photoSchema: ObjectSchema<{ photo: CvFile }> = object({
  photo: mixed<CvFile>(isFile)
    .typeError(message('photoRequired'))
    .required(message('photoRequired'))
    .test('type', message('photoType'), (file) => !file || photoExtensionOf(file.name) !== undefined)
    .test('empty', message('photoType'), (file) => !file || file.size > 0)
    .test('size', message('photoTooLarge'), (file) => !file || file.size <= limits.photoBytes),
})

export const passwordChangeSchema: ObjectSchema<{ current: string; password: string }> = object({
  current: verbatim(limits.passwordMax, message('passwordTooLong')).required(
    message('currentPasswordRequired'),
  ),
  password: newPasswordField(),
})

const sessionSchema: ObjectSchema<StaffSession> = object({
  id: number().integer().required(),
  browser: string().defined(),
  system: string().defined(),
  createdAt: string().required(),
  lastSeenAt: string().required(),
  isCurrent: boolean().required(),
})

/** The rows of the call table about the signed-in person (departures 12 and 13). */
export const profileEndpoints = {
  getProfile: withSchemas(getProfile, { reply: profileSchema }),
  updateProfile: withSchemas(updateProfile, { body: profileChangesSchema, reply: profileSchema }),
  updatePreferences: withSchemas(updatePreferences, { body: preferencesSchema, reply: profileSchema }),
  uploadPhoto: withSchemas(uploadPhoto, { body: photoSchema as Schema, reply: profileSchema }),
  getPhoto: withSchemas(getPhoto, { query: object({ v: text(64).optional() }), reply: fileReply }),
  deletePhoto: withSchemas(deletePhoto, { reply: profileSchema }),
  changePassword: withSchemas(changePassword, { body: passwordChangeSchema, reply: object({}) }),
  listSessions: withSchemas(listSessions, { reply: array(sessionSchema).defined() }),
  endSession: withSchemas(endSession, { params: idParams, reply: noReply }),
  endOtherSessions: withSchemas(endOtherSessions, { reply: noReply }),
}
