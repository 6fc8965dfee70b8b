import { boolean, type InferType, mixed, object, type Schema, string } from 'yup'
import { numberInAddress, text } from '#core/fields.ts'
import { holidayYears } from './rules.ts'

export const holidaySchema = object({
  name: string().required(),
  date: object({ iso: string().required() }),
  /**
   * A day off in place of a holiday that falls on a weekend or on another day off; with `isWorkingDay`, a weekend that is
   * worked in exchange for another day off.
   */
  isMoved: boolean().optional(),
  /** Listed in the calendar, but no day off. */
  isWorkingDay: boolean().optional(),
  /** A date by the lunar calendar that is not announced yet: it may shift by a day. */
  isEstimate: boolean().optional(),
})

/** One day of the calendar of public holidays (spec 3); `name` is in the language of the request. */
export type Holiday = InferType<typeof holidaySchema>

/** The query of the holidays (spec 7). */
export const holidaysQuerySchema = object({
  country: mixed<'AZ'>().oneOf(['AZ']).required(),
  year: numberInAddress(holidayYears.first, holidayYears.last).required(),
  api_key: text(200).optional(),
}) as Schema<{ country: 'AZ'; year: number; api_key?: string | undefined }>
