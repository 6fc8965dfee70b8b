import type { IsoDay } from '@atrium/contract'
import { now } from '#config/clock.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { saveFile } from '#hooks/saveFile.ts'

/** Gives a meeting as a calendar file. Rejects when the code for it cannot be had. */
export const downloadMeeting = (meeting: WeekMeeting): Promise<void> =>
  download([meeting], `meeting-${meeting.day}.ics`)

/** Gives the meetings of the week that begins on a Sunday as one calendar file. Rejects as above. */
export const downloadWeek = (meetings: readonly WeekMeeting[], sunday: IsoDay): Promise<void> =>
  download(meetings, `week-${sunday}.ics`)

async function download(meetings: readonly WeekMeeting[], name: string) {
  const { writeCalendar } = await import(/* webpackChunkName: "calendarFile" */ './calendarFile.ts')
  saveFile(new Blob([writeCalendar(meetings, now())], { type: 'text/calendar;charset=utf-8' }), name)
}
