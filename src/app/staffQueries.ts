import type { StaffPageName } from '@atrium/contract/core'
import { type IsoDay, yearOf } from '@atrium/contract/days'
import { accountsApi } from '#api/accountsApi.ts'
import { holidaysApi } from '#api/holidaysApi.ts'
import { leaveApi } from '#api/leaveApi.ts'
import { meetingsApi } from '#api/meetingsApi.ts'
import { newsApi } from '#api/newsApi.ts'
import { notificationsApi } from '#api/notificationsApi.ts'
import { colleaguesUntil, holidaysUntil } from '#screens/staff/today/daysAhead.ts'
import { once, type PageQuery, type PageVisit } from './pageQuery.ts'

const { getProfile } = accountsApi.endpoints
const { listHolidays } = holidaysApi.endpoints
const { listColleagueOffDays, listLeaveTypes, listOffDayRequests } = leaveApi.endpoints
const { getSchedule } = meetingsApi.endpoints
const { listNews } = newsApi.endpoints
const { listNotifications } = notificationsApi.endpoints

/** The public holidays of the years of a span of days. */
const holidays = ({ language }: PageVisit, from: IsoDay, to: IsoDay): PageQuery[] =>
  Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_none, place) =>
    listHolidays.initiate({ year: yearOf(from) + place, language }, once),
  )

/** The frame of the staff area. */
const frame = ({ language }: PageVisit): PageQuery[] => [
  getProfile.initiate(language, once),
  listNotifications.initiate(language, once),
]

/** The queries of the first view of each page of the staff area, with those of its frame. */
export const staffQueries: Partial<Record<StaffPageName, (visit: PageVisit) => readonly PageQuery[]>> = {
  today: (visit) => [
    ...frame(visit),
    ...holidays(visit, visit.today, holidaysUntil(visit.today)),
    listOffDayRequests.initiate(undefined, once),
    listLeaveTypes.initiate(visit.language, once),
    listColleagueOffDays.initiate({ from: visit.today, to: colleaguesUntil(visit.today) }, once),
    getSchedule.initiate(undefined, once),
    listNews.initiate(visit.language, once),
  ],
}
