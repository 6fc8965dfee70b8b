import { company, dayAndTime } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import type { ScheduledMeeting } from '@atrium/contract/meetings'
import { meetingsEndpoints } from '@atrium/contract/meetings/calls'
import { scheduleSample } from '@atrium/contract/meetings/samples'
import { json, mockOf } from './answers.ts'

/** The company's schedule: the sample week around today, and the three after it. */
export function scheduled(): ScheduledMeeting[] {
  const today = dayAndTime(new Date(), company.timeZone).day
  return [0, 1, 2, 3].flatMap((week) => scheduleSample(addDays(today, 7 * week)))
}

/** The schedule row of the call table (spec 7). */
export const scheduleMocks = [mockOf(meetingsEndpoints.getSchedule, () => json(scheduled()))]
