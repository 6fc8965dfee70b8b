import { weekStartOf } from '@atrium/contract/accounts'
import { readId, type StaffPageName } from '@atrium/contract/core'
import { addDays, type IsoDay, monthOf, weekOf, weeksOfMonth, yearOf } from '@atrium/contract/days'
import { accountsApi } from '#api/accountsApi.ts'
import { leaveApi } from '#api/leaveApi.ts'
import { meetingsApi } from '#api/meetingsApi.ts'
import { newsApi } from '#api/newsApi.ts'
import { peopleApi } from '#api/peopleApi.ts'
import { suggestionsApi } from '#api/suggestionsApi.ts'
import { colleaguesUntil, holidaysUntil } from '#screens/staff/today/daysAhead.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { selectCalendarView, selectCalendarYear } from '#slices/calendarViewSlice.ts'
import { meetingsReceived } from '#slices/meetingsSlice.ts'
import { selectSettings } from '#slices/selectSettings.ts'
import { selectChosenDay, selectScheduleSpan } from '#slices/weekRangeSlice.ts'
import { deskQueries } from './deskQueries.ts'
import { once, type PageQuery, type PageVisit } from './pageQuery.ts'
import { frame, holidays, type PageQueries } from './sharedQueries.ts'

const { getProfile, getSecondFactor, listPasskeys, listSessions } = accountsApi.endpoints
const { listColleagueOffDays, listLeaveTypes, listOffDayRequests, listOwnBalances } = leaveApi.endpoints
const { getSchedule, listMeetings } = meetingsApi.endpoints
const { listNews } = newsApi.endpoints
const { listColleagues, listOwnRecordRequests } = peopleApi.endpoints
const { listOwnSuggestions } = suggestionsApi.endpoints

/** The meetings of the person on some days, which the synchronisation brings to the browser otherwise. */
const meetings =
  (from: IsoDay, to: IsoDay): PageQuery =>
  async (dispatch, getState) => {
    const reply = await dispatch(listMeetings.initiate({ from, to }, { track: false }))
    const personId = selectStaffUser(getState())?.id
    if (reply.data && personId !== undefined)
      dispatch(meetingsReceived({ personId, revision: 0, meetings: reply.data }))
    return reply
  }

/** The meetings on some days, the company's and the person's, and the person's off days. */
const schedule = ({ language }: PageVisit, from: IsoDay, to: IsoDay): PageQuery[] => [
  getSchedule.initiate(undefined, once),
  meetings(from, to),
  listOffDayRequests.initiate(undefined, once),
  listLeaveTypes.initiate(language, once),
]

/** The days that the schedule shows. */
function shownDays({ state, today }: PageVisit, span = selectScheduleSpan(state)): IsoDay[] {
  const day = selectChosenDay(state) ?? today
  const weekStart = weekStartOf(selectSettings(state).weekStart, 'sunday')
  return span === 'month'
    ? weeksOfMonth(monthOf(day), weekStart)
        .flat()
        .filter((one) => one !== undefined)
    : weekOf(day, weekStart)
}

/** The schedule of the days that it shows, with the holidays. */
function shownSchedule(visit: PageVisit, days: readonly IsoDay[]): PageQuery[] {
  const [from = visit.today, to = from] = [days[0], days.at(-1)]
  return [...schedule(visit, from, to), ...holidays(visit, from, to)]
}

const calendar: PageQueries = (visit) => {
  const { state, today } = visit
  if (selectCalendarView(state) === 'schedule') return shownSchedule(visit, shownDays(visit))
  const year = selectCalendarYear(state) ?? yearOf(today)
  return [
    ...holidays(visit, `${year}-01-01`, `${year}-12-31`),
    ...holidays(visit, today, holidaysUntil(today)),
  ]
}

/** The days of which `today` lists the meetings that need an answer: as many as one call gives. */
const daysAhead = 91

/** The queries of the first view of each page of the staff area. */
export const staffQueries: Partial<Record<StaffPageName, PageQueries>> = {
  today: (visit) => {
    const { today, language } = visit
    const [sunday = today] = weekOf(today)
    return [
      ...frame(visit),
      ...schedule(visit, sunday, addDays(sunday, daysAhead)),
      ...holidays(visit, today, holidaysUntil(today)),
      listColleagueOffDays.initiate({ from: today, to: colleaguesUntil(today) }, once),
      listNews.initiate({ language }, once),
    ]
  },
  calendar: (visit) => [...frame(visit), ...calendar(visit)],
  requests: (visit) => [
    ...frame(visit),
    ...holidays(visit, visit.today, visit.today),
    getSchedule.initiate(undefined, once),
    listOffDayRequests.initiate(undefined, once),
    listLeaveTypes.initiate(visit.language, once),
    listOwnBalances.initiate(yearOf(visit.today), once),
  ],
  news: (visit) => {
    const before = readId(new URLSearchParams(visit.search).get('before') ?? undefined)
    return [...frame(visit), listNews.initiate({ language: visit.language, before }, once)]
  },
  notifications: frame,
  chat: frame,
  profile: (visit) => [
    ...frame(visit),
    listOwnRecordRequests.initiate(undefined, once),
    listOffDayRequests.initiate(undefined, once),
  ],
  security: (visit) => [
    ...frame(visit),
    getSecondFactor.initiate(undefined, once),
    listPasskeys.initiate(undefined, once),
    listSessions.initiate(undefined, once),
  ],
  settings: frame,
  chatProfile: ({ language }) => [getProfile.initiate(language, once)],
  chatSchedule: (visit) => shownSchedule(visit, shownDays(visit, 'week')),
  suggestions: (visit) => [...frame(visit), listOwnSuggestions.initiate(undefined, once)],
  labels: frame,
  directory: (visit) => [...frame(visit), listColleagues.initiate(visit.language, once)],
  ...deskQueries,
}
