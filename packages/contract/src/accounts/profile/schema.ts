import { array, boolean, type InferType, mixed, number, type ObjectSchema, object, string } from 'yup'
import { type Permission, permissions } from '#accounts/permissions.ts'
import { type Role, roles } from '#accounts/roles.ts'
import { newPasswordField } from '#accounts/schema.ts'
import { type ChosenSettings, settingRules } from '#accounts/settings.ts'
import type { CvFile } from '#careers/rules.ts'
import { flag, isFile, phone, photoHash, text, verbatim } from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { limits, photoExtensionOf } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { photoFormats, photoHashLength, photoSides } from './photo.ts'

/** The choices of a person, none of which has to be there. */
const settingsSchema = () =>
  object(
    Object.fromEntries(
      Object.entries(settingRules).map(([name, read]) => [
        name,
        mixed().test('choice', 'is unknown', (value) => value === undefined || read(value) !== undefined),
      ]),
    ),
  ) as ObjectSchema<ChosenSettings>

const photoFiles = photoSides.flatMap((side) => photoFormats.map((format) => `${side}.${format}`))

export const profileSchema = object({
  id: number().integer().required(),
  email: string().required(),
  firstName: string().defined(),
  lastName: string().defined(),
  phone: string().defined(),
  position: string().defined(),
  jobTitle: string().defined(),
  role: mixed<Role>().oneOf(roles).required(),
  /** What the person may do at the desk; empty for most. Menus and pages follow it. */
  permissions: array(mixed<Permission>().oneOf(permissions).defined()).defined(),
  photo: photoHash().defined(),
  /** The id on the person's badge, such as `DEV7`: its page shows the same phone number. `null` without a badge. */
  badge: string().defined().nullable(),
  /** The language of the mails to the person, whatever the language of the page. */
  mailLanguage: mixed<Language>().oneOf(languages).required(),
  /** Whether colleagues see day and month of the birthday; `null` for a person without a record, or without a birthday there. */
  isBirthdayShared: boolean().defined().nullable(),
  settings: settingsSchema().required(),
})

/** The signed-in person (spec 3, Staff user profile); `position` and `jobTitle` in the language of the reader. */
export type Profile = InferType<typeof profileSchema>

/** The body of `updateProfile`: a phone number in any format that can be called. Other fields are ignored. */
export const profileChangesSchema = object({
  phone: phone().required(message('phoneRequired')),
})

export const preferencesSchema = object({
  mailLanguage: mixed<Language>().oneOf(languages).optional(),
  isBirthdayShared: flag().optional(),
  /** Changes those that are named. */
  settings: settingsSchema().optional().default(undefined),
})

/** What only the person decides about the own data. */
export type Preferences = InferType<typeof preferencesSchema>

export const photoSchema = object({
  photo: mixed<CvFile>(isFile)
    .typeError(message('photoRequired'))
    .required(message('photoRequired'))
    .test('type', message('photoType'), (file) => !file || photoExtensionOf(file.name) !== undefined)
    .test('empty', message('photoType'), (file) => !file || file.size > 0)
    .test('size', message('photoTooLarge'), (file) => !file || file.size <= limits.photoBytes),
})

export const photoParamsSchema = object({
  hash: text(photoHashLength)
    .matches(/^[0-9a-f]{16}$/)
    .required(),
  file: text(8).oneOf(photoFiles).required(),
})

export const passwordChangeSchema = object({
  current: verbatim(limits.passwordMax, message('passwordTooLong')).required(
    message('currentPasswordRequired'),
  ),
  password: newPasswordField(),
})

export const sessionSchema = object({
  id: number().integer().required(),
  /** Such as `Chrome`; empty when unknown. */
  browser: string().defined(),
  /** Such as `Windows`; empty when unknown. */
  system: string().defined(),
  /** ISO instants. */
  createdAt: string().required(),
  lastSeenAt: string().required(),
  /** The session of this request. */
  isCurrent: boolean().required(),
})

/** A session: a browser in which the person is signed in. */
export type AccountSession = InferType<typeof sessionSchema>
