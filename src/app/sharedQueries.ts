import { type IsoDay, yearOf } from '@atrium/contract/days'
import { accountsApi } from '#api/accountsApi.ts'
import { holidaysApi } from '#api/holidaysApi.ts'
import { notificationsApi } from '#api/notificationsApi.ts'
import { once, type PageQuery, type PageVisit } from './pageQuery.ts'

const { getProfile } = accountsApi.endpoints
const { listHolidays } = holidaysApi.endpoints
const { listNotifications } = notificationsApi.endpoints

export type PageQueries = (visit: PageVisit) => readonly PageQuery[]

/** The frame of the staff area. */
export const frame: PageQueries = ({ language }) => [
  getProfile.initiate(language, once),
  listNotifications.initiate(language, once),
]

/** The public holidays of the years of a span of days. */
export const holidays = ({ language }: PageVisit, from: IsoDay, to: IsoDay) =>
  Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_none, place) =>
    listHolidays.initiate({ year: yearOf(from) + place, language }, once),
  )
