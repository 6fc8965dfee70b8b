import type { Permission } from '@atrium/contract/accounts'
import { isContentKind } from '@atrium/contract/content'
import {
  type DeskPageName,
  deskPageOf,
  deskPagesFor,
  type Language,
  readId,
  type StaffPageName,
} from '@atrium/contract/core'
import { addDays, yearOf } from '@atrium/contract/days'
import { workCalendarOf } from '@atrium/contract/meetings/freeBusy'
import { accountsApi } from '#api/accountsApi.ts'
import { auditApi } from '#api/auditApi.ts'
import { careersApi } from '#api/careersApi.ts'
import { contentApi } from '#api/contentApi.ts'
import { hiringApi } from '#api/hiringApi.ts'
import { hiringSettingsApi } from '#api/hiringSettingsApi.ts'
import { leaveApi } from '#api/leaveApi.ts'
import { lettersApi } from '#api/lettersApi.ts'
import { newsDeskApi } from '#api/newsDeskApi.ts'
import { outboxApi } from '#api/outboxApi.ts'
import { peopleApi } from '#api/peopleApi.ts'
import { peopleLookupApi } from '#api/peopleLookupApi.ts'
import { roomsApi } from '#api/roomsApi.ts'
import { setupApi } from '#api/setupApi.ts'
import { siteApi } from '#api/siteApi.ts'
import { suggestionsApi } from '#api/suggestionsApi.ts'
import { translationsDeskApi } from '#api/translationsDeskApi.ts'
import { vacanciesApi } from '#api/vacanciesApi.ts'
import { addressedYear } from '#features/leave/useAddressedYear.ts'
import { addressedKind } from '#screens/staff/desk/content/addressedKind.ts'
import { addressedLetters, subscribersQuestionOf } from '#screens/staff/desk/letters/lettersView.ts'
import { outboxQuestionOf } from '#screens/staff/desk/outbox/outboxQuestion.ts'
import { awayDays, searchedDays } from '#screens/staff/desk/overview/awayDays.ts'
import { addressedView } from '#screens/staff/desk/rooms/roomsView.ts'
import { addressedMonth } from '#screens/staff/desk/team/useTeamMonth.ts'
import { textsViewOf } from '#screens/staff/desk/translations/textsView.ts'
import { auditQuestionOf } from '#screens/staff/desk/useAuditEntries.ts'
import { once, type PageQuery, type PageVisit } from './pageQuery.ts'
import { frame, holidays, type PageQueries } from './sharedQueries.ts'

const { getProfile } = accountsApi.endpoints
const { listAuditActors, listAuditEntries } = auditApi.endpoints
const { listCategories } = careersApi.endpoints
const { listContent, listContentVersions } = contentApi.endpoints
const { listBalances, listLeaveRequests, listLeaveTypes, listTeamAbsences } = leaveApi.endpoints
const { getLetter, listLetters, listSubscribers } = lettersApi.endpoints
const { listOutbox } = outboxApi.endpoints
const { listColleagues, listPublicFields, listRecordRequests, listRecords } = peopleApi.endpoints
const { getApplication, getHiringSummary, listApplications } = hiringApi.endpoints
const { listStages, listTemplates } = hiringSettingsApi.endpoints
const { getEmployee, listRooms } = peopleLookupApi.endpoints
const { getRoomPlan, listComputers } = roomsApi.endpoints
const { countSamples, getSetup } = setupApi.endpoints
const { getSite } = siteApi.endpoints
const { getDeskNews, listDeskNews } = newsDeskApi.endpoints
const { listInbox } = suggestionsApi.endpoints
const { findTexts, listNamespaces, listTexts } = translationsDeskApi.endpoints
const { getVacancy, listVacancies } = vacanciesApi.endpoints

interface DeskVisit extends PageVisit {
  query: URLSearchParams
  /** The pages of the desk that are open to the person. */
  open: readonly DeskPageName[]
  permissions: readonly Permission[]
}

type DeskQueries = (visit: DeskVisit) => readonly PageQuery[]

const leaveTypes: DeskQueries = ({ language }) => [listLeaveTypes.initiate(language, once)]
const changes: DeskQueries = ({ language }) => [listRecordRequests.initiate(language, once)]
const inbox: DeskQueries = () => [listInbox.initiate(undefined, once)]
/** The record of a person with what stands beside it. */
const person: DeskQueries = (visit) => {
  const { params, open, today, language } = visit
  const id = readId(params.id)
  const ofYear = { year: yearOf(today), person: id, language }
  return [
    equipped(id, language),
    listRooms.initiate(undefined, once),
    ...(id !== undefined && open.includes('balances')
      ? [listBalances.initiate(ofYear, once), listLeaveRequests.initiate(ofYear, once), ...leaveTypes(visit)]
      : []),
  ]
}

/** The records, and then the badge of a person with room and computers. */
const equipped =
  (id: number | undefined, language: Language): PageQuery =>
  async (dispatch) => {
    const reply = await dispatch(records())
    const found = reply.data?.people.find((one) => one.id === id)
    if (!found || found.leftAt) return reply
    const badge = await dispatch(getEmployee.initiate({ idnumber: found.idnumber, language }, once))
    return badge.error ? badge : reply
  }

const records = () => listRecords.initiate(undefined, once)
const recordsAndRooms: DeskQueries = () => [records(), listRooms.initiate(undefined, once)]

const categories = () => listCategories.initiate(undefined, once)
/** What the form of a vacancy offers. */
const vacancyForm: DeskQueries = ({ language }) => [categories(), listColleagues.initiate(language, once)]

/** The holidays, which say what the next working day is, and then the absences of its week. */
const away =
  (visit: DeskVisit): PageQuery =>
  async (dispatch) => {
    const { today, language } = visit
    const years = await Promise.all(
      holidays(visit, today, addDays(today, searchedDays)).map((query) => dispatch(query)),
    )
    const calendar = workCalendarOf(years.flatMap(({ data }) => data?.list ?? []))
    return dispatch(listTeamAbsences.initiate({ ...awayDays(today, calendar), language }, once))
  }

/** The requests for leave of some years, and the names of its kinds. */
const leave = (visit: DeskVisit, ...years: number[]): PageQuery[] => [
  ...[...new Set(years)].map((year) => listLeaveRequests.initiate({ year, language: visit.language }, once)),
  ...leaveTypes(visit),
]

const ofPages: Partial<Record<StaffPageName, DeskQueries>> = {
  desk: (visit) => {
    const { open, permissions, today, language } = visit
    return [
      ...(permissions.includes('roles.give') ? [getSetup.initiate(undefined, once)] : []),
      ...(open.includes('leave') ? leave(visit, yearOf(today)) : []),
      ...(open.includes('changes') ? changes(visit) : []),
      ...(open.includes('applications') ? [getHiringSummary.initiate(language, once)] : []),
      ...(open.includes('inbox') ? inbox(visit) : []),
      ...(open.includes('team') ? [away(visit)] : []),
    ]
  },
  people: () => [records()],
  newPerson: recordsAndRooms,
  peopleImport: () => [],
  person,
  leave: (visit) => leave(visit, yearOf(visit.today), addressedYear(visit.query, visit.today)),
  changes,
  vacancies: () => [listVacancies.initiate(undefined, once), categories()],
  newVacancy: vacancyForm,
  vacancyDesk: (visit) => {
    const id = readId(visit.params.id)
    return [...(id === undefined ? [] : [getVacancy.initiate(id, once)]), ...vacancyForm(visit)]
  },
  applications: ({ language }) => [
    listApplications.initiate(language, once),
    listStages.initiate(undefined, once),
  ],
  application: ({ params, language }) => {
    const id = readId(params.id)
    return [
      ...(id === undefined ? [] : [getApplication.initiate(id, once)]),
      listColleagues.initiate(language, once),
      listStages.initiate(undefined, once),
    ]
  },
  hiringSettings: () => [listStages.initiate(undefined, once), listTemplates.initiate(undefined, once)],
  newsDesk: () => [listDeskNews.initiate(undefined, once)],
  newsItem: ({ params }) => {
    const id = readId(params.id)
    return id === undefined ? [] : [getDeskNews.initiate(id, once)]
  },
  inbox,
  team: (visit) => {
    const { query, today, language } = visit
    const { from, to } = addressedMonth(query, today)
    return [
      listTeamAbsences.initiate({ from, to, language }, once),
      ...leaveTypes(visit),
      ...holidays(visit, from, to),
    ]
  },
  balances: (visit) => {
    const { query, today, language } = visit
    return [
      listBalances.initiate({ year: addressedYear(query, today), language }, once),
      ...leaveTypes(visit),
    ]
  },
  roomsDesk: ({ query, language }) => [
    getRoomPlan.initiate(undefined, once),
    ...(addressedView(query) === 'computers' ? [listComputers.initiate(language, once)] : []),
  ],
  content: ({ query }) => [listContent.initiate(addressedKind(query), once)],
  contentItem: ({ params: { kind, key = '' }, language }) =>
    isContentKind(kind)
      ? [
          listContent.initiate(kind, once),
          ...(key === 'new' ? [] : [listContentVersions.initiate({ kind, key }, once)]),
          ...(kind === 'member' ? [listColleagues.initiate(language, once)] : []),
        ]
      : [],
  site: ({ permissions }) => [
    getSite.initiate(undefined, once),
    ...(permissions.includes('site.manage') ? [listPublicFields.initiate(undefined, once)] : []),
  ],
  setup: ({ permissions }) =>
    permissions.includes('roles.give')
      ? [getSetup.initiate(undefined, once), countSamples.initiate(undefined, once)]
      : [],
  translations: ({ query }) => {
    const { namespace, text } = textsViewOf(query)
    if (namespace) return [listTexts.initiate(namespace, once)]
    return [text ? findTexts.initiate(text, once) : listNamespaces.initiate(undefined, once)]
  },
  letters: ({ query }) => [
    addressedLetters(query) === 'letters'
      ? listLetters.initiate(undefined, once)
      : listSubscribers.initiate(subscribersQuestionOf(query), once),
  ],
  letter: ({ params }) => {
    const id = readId(params.id)
    return id === undefined ? [] : [getLetter.initiate(id, once)]
  },
  outbox: ({ query }) => [listOutbox.initiate(outboxQuestionOf(query), once)],
  audit: ({ query }) => [
    listAuditActors.initiate(undefined, once),
    listAuditEntries.initiate(auditQuestionOf(query), once),
  ],
}

/** The queries that the permissions of the person allow, which come with the profile. */
const permitted =
  (visit: PageVisit, page: StaffPageName, queriesOf: DeskQueries): PageQuery =>
  async (dispatch) => {
    const { data } = await dispatch(getProfile.initiate(visit.language, once))
    const permissions = data?.permissions ?? []
    const open = deskPagesFor(permissions)
    const top = deskPageOf(page)
    if (top && !open.includes(top)) return {}
    const queries = queriesOf({ ...visit, query: new URLSearchParams(visit.search), open, permissions })
    const outcomes = await Promise.all(queries.map((query) => dispatch(query)))
    return outcomes.find(({ error }) => error !== undefined) ?? {}
  }

/** The queries of the pages of the desk. */
export const deskQueries: Record<string, PageQueries> = Object.fromEntries(
  Object.entries(ofPages).map(([page, queriesOf]) => [
    page,
    (visit) => [...frame(visit), permitted(visit, page as StaffPageName, queriesOf)],
  ]),
)
