import {
  company,
  dayAndTime,
  isStaffPageName,
  type Language,
  type PageName,
  pageAt,
  pages,
  type RenderedPage,
  readId,
} from '@atrium/contract/core'
import { readAnsweredDay } from '@atrium/contract/meetings'
import { readIdNumber } from '@atrium/contract/people'
import { matchPath } from 'react-router-dom'
import { applicantApi } from '#api/applicantApi.ts'
import { archiveApi } from '#api/archiveApi.ts'
import { careersApi } from '#api/careersApi.ts'
import { contentApi } from '#api/contentApi.ts'
import { meetingsLookupApi } from '#api/meetingsLookupApi.ts'
import { peopleLookupApi } from '#api/peopleLookupApi.ts'
import { roomsLookupApi } from '#api/roomsLookupApi.ts'
import { servicesApi } from '#api/servicesApi.ts'
import { now } from '#config/clock.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import type { AppStore } from '#store/setupStore.ts'
import { type Outcome, once, type PageQuery, type PageVisit } from './pageQuery.ts'
import { staffQueries } from './staffQueries.ts'

/** The HTTP status of a page by its queries: 404 for an unknown record, 429 for a visitor over the rate limit. */
type PageStatus = RenderedPage['status']

/** Used instead of the query for a record when the id is invalid. */
const missing: PageQuery = () => Promise.resolve({ data: null })

const { getPublishedLetter, listPublishedLetters } = archiveApi.endpoints
const { listServices, getService } = servicesApi.endpoints
const { listJobs, listCategories, getJob } = careersApi.endpoints
const { getEmployee, listRooms, listRoomEmployees } = peopleLookupApi.endpoints
const { getRoomToday, listRoomsNow } = roomsLookupApi.endpoints
const { listTeam } = peopleLookupApi.endpoints
const { getCard } = peopleLookupApi.endpoints
const { getOwnApplication } = applicantApi.endpoints
const { getInvitation } = meetingsLookupApi.endpoints
const { getContentPreview } = contentApi.endpoints

const services = ({ language }: PageVisit): PageQuery[] => [listServices.initiate(language, once)]

const careers = (): PageQuery[] => [
  listJobs.initiate(undefined, once),
  listCategories.initiate(undefined, once),
]

/** A closed vacancy shows open ones of its category, and the form for mails about new ones. */
const vacancy = ({ params }: PageVisit): PageQuery[] => {
  const id = readId(params.id)
  if (id === undefined) return [missing]
  return [
    async (dispatch) => {
      const found = await dispatch(getJob.initiate(id, once))
      if (found.data?.facts?.isClosed) await Promise.all(careers().map((query) => dispatch(query)))
      return found
    },
  ]
}

/**
 * The queries of the first view of each page. The server prefetches them before it renders the page; in the browser the
 * hooks of the page send them. The test of `server.tsx` fails for a page with a query that is missing here.
 */
const queries: Partial<Record<PageName, (visit: PageVisit) => readonly PageQuery[]>> = {
  home: services,
  about: ({ language }) => [listTeam.initiate(language, once)],
  services,
  service: (visit) => {
    const id = readId(visit.params.id)
    return id === undefined
      ? [missing]
      : [getService.initiate({ id, language: visit.language }, once), ...services(visit)]
  },
  careers,
  vacancy,
  apply: vacancy,
  publishedLetter: ({ params }) => {
    const id = readId(params.id)
    return id === undefined
      ? [missing]
      : [getPublishedLetter.initiate(id, once), listPublishedLetters.initiate(undefined, once)]
  },
  contact: services,
  employee: ({ params, language }) => {
    const idnumber = readIdNumber(params.idnumber ?? '')
    return idnumber === undefined ? [missing] : [getEmployee.initiate({ idnumber, language }, once)]
  },
  rooms: () => [listRooms.initiate(undefined, once), listRoomsNow.initiate(undefined, once)],
  room: ({ params: { roomname = '' }, language }) => [
    listRoomEmployees.initiate({ roomname, language }, once),
    getRoomToday.initiate({ roomname, language }, once),
  ],
  card: ({ params: { name = '' }, language }) => [getCard.initiate({ name, language }, once)],
  invitation: ({ params: { token = '' }, language, search }) => [
    getInvitation.initiate({ token, language, answeredDay: readAnsweredDay(search) }, once),
  ],
  contentPreview: ({ params: { token = '' }, language }) => [
    getContentPreview.initiate({ token, language }, once),
  ],
  ownApplication: ({ params: { token = '' } }) => [getOwnApplication.initiate(token, once)],
  ...staffQueries,
}

/** Fills the store with the queries of the page at an address (path and query). Returns the HTTP status of the page. */
export async function prefetchQueries(
  address: string,
  language: Language,
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
): Promise<PageStatus> {
  const [path = '/', search = ''] = address.split('?')
  const page = pageAt(path)
  if (!page) return 404
  const state = getState()
  // The frame of the staff area shows nothing of a person.
  if (isStaffPageName(page) && !selectStaffUser(state)) return 200
  const { day: today } = dayAndTime(now(), company.timeZone)
  const params = decoded(matchPath(pages[page], path)?.params ?? {})
  const started =
    queries[page]?.({ params, language, search, today, state }).map((query) => dispatch(query)) ?? []
  const found = (await Promise.all(started)).map(statusOf)
  return ([500, 429, 404] as const).find((status) => found.includes(status)) ?? 200
}

function statusOf({ data, error }: Outcome): PageStatus {
  if (error === undefined) return data === null ? 404 : 200
  const { status } = error as { status?: unknown }
  return status === 404 || status === 429 ? status : 500
}

/** The route parameters of the page; none when one cannot be decoded. */
function decoded(params: PageVisit['params']): PageVisit['params'] {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, text = '']) => [name, decodeURIComponent(text)]),
    )
  } catch {
    return {}
  }
}
