import { object } from 'yup'
import { numberInAddress } from '#core/fields.ts'

/** Seconds: a page that is open for longer fetches everything again. */
const longest = 24 * 3600

export const streamQuery = object({
  after: numberInAddress(0, Number.MAX_SAFE_INTEGER).optional(),
  age: numberInAddress(0, longest).optional(),
})
