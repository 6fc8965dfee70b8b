import { number, object, string } from 'yup'

/** A person on the about page (spec 3, Team member). `position` is in the language of the request. */
export const teamMemberSchema = object({
  fullname: string().defined(),
  position: string().defined(),
  email: string().defined(),
  /** The place in the row of portraits. */
  order: number().integer().required(),
})
