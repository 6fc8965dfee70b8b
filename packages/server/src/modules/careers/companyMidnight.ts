import { company, zoneOffset } from '@atrium/contract/core'
import { type IsoDay, startOfDay } from '@atrium/contract/days'

/** The instant at which a day begins by the company's clock. */
export function companyMidnight(day: IsoDay): Date {
  const midnight = startOfDay(day)
  return new Date(midnight.getTime() - zoneOffset(midnight, company.timeZone) * 60_000)
}
