import type { IsoDay } from '@atrium/contract/days'
import { now } from '#config/clock.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { saveFile } from '#hooks/saveFile.ts'

/** Downloads a meeting as a calendar file. Rejects if the code for it cannot be loaded. */
export const downloadMeeting = (meeting: WeekMeeting): Promise<void> =>
  download([meeting], `meeting-${meeting.day}.ics`)

/** Downloads the meetings of the week from a Sunday on as one calendar file. Rejects as `downloadMeeting` does. */
export const downloadWeek = (meetings: readonly WeekMeeting[], firstDay: IsoDay): Promise<void> =>
  download(meetings, `week-${firstDay}.ics`)

async function download(meetings: readonly WeekMeeting[], name: string) {
  const { writeCalendar } = await import(/* webpackChunkName: "calendarFile" */ './calendarFile.ts')
  saveFile(new Blob([writeCalendar(meetings, now())], { type: 'text/calendar;charset=utf-8' }), name)
}
