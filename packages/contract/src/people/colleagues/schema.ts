import { type InferType, number, object, string } from 'yup'
import { photoHash } from '#core/fields.ts'

export const directoryPersonSchema = object({
  id: number().integer().required(),
  /** The number on the badge: `DEV7`. */
  idnumber: string().required(),
  name: string().defined(),
  surname: string().defined(),
  /** In the requested language, like `unit`. */
  position: string().defined(),
  unit: string().defined(),
  roomname: string().defined(),
  phone: string().defined(),
  email: string().defined(),
  /** The `id` of the manager; `null` for a person without one, or whose manager is not in the directory. */
  managerId: number().integer().defined().nullable(),
  /** The last day of the granted whole days off that today is part of; weekends do not end them. Empty for a person who is not away. */
  awayUntil: string().defined(),
  /** `MM-DD`; empty unless the person shares it. */
  birthday: string().defined(),
  photo: photoHash(),
})

/** A person as every colleague sees them in the directory: no year of birth, no kind of leave. */
export type DirectoryPerson = InferType<typeof directoryPersonSchema>
