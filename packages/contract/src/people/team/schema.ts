import { number, object, string } from 'yup'

/** A person on the about page (spec 3, Team member). `position` is in the language of the request. */
export const teamMemberSchema = object({
  fullname: string().defined(),
  position: string().defined(),
  email: string().defined(),
  /** The place in the row, from 1. */
  order: number().integer().required(),
  /** The address of a picture (`describedAddress`); missing for a person whose initials are shown. */
  portrait: string(),
})
