import { type Language, type PageName, pageAt, pages, readId, readIdNumber } from '@atrium/contract'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { matchPath } from 'react-router-dom'
import { cardsApi } from '#api/cardsApi.ts'
import { careersApi } from '#api/careersApi.ts'
import { employeesApi } from '#api/employeesApi.ts'
import { servicesApi } from '#api/servicesApi.ts'
import { teamApi } from '#api/teamApi.ts'
import type { RootState } from '#store/rootReducer.ts'
import type { AppDispatch } from '#store/setupStore.ts'

/** Starts one query; settles in any case, when the answer or its failure is in the store. */
type Query = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>

interface Visit {
  params: Readonly<Record<string, string | undefined>>
  language: Language
}

/** No component subscribes on the server. */
const once = { subscribe: false } as const

const { listServices, getService } = servicesApi.endpoints
const { listJobs, listCategories, getJob } = careersApi.endpoints
const { getEmployee, listRooms, listRoomEmployees } = employeesApi.endpoints
const { listTeam } = teamApi.endpoints
const { getCard } = cardsApi.endpoints

const services = ({ language }: Visit): Query[] => [listServices.initiate(language, once)]

const vacancy = ({ params }: Visit): Query[] => {
  const id = readId(params.id)
  return id === undefined ? [] : [getJob.initiate(id, once)]
}

/**
 * The queries of each page's first view. The server prefetches them before it renders the page; in the browser the page's own
 * hooks ask. The test of `server.tsx` fails for a page that lacks one of its queries here.
 */
const queries: Partial<Record<PageName, (visit: Visit) => readonly Query[]>> = {
  home: services,
  about: ({ language }) => [listTeam.initiate(language, once)],
  services,
  service: (visit) => {
    const id = readId(visit.params.id)
    return id === undefined
      ? []
      : [getService.initiate({ id, language: visit.language }, once), ...services(visit)]
  },
  careers: () => [listJobs.initiate(undefined, once), listCategories.initiate(undefined, once)],
  vacancy,
  apply: vacancy,
  contact: services,
  employee: ({ params, language }) => {
    const idnumber = readIdNumber(params.idnumber ?? '')
    return idnumber === undefined ? [] : [getEmployee.initiate({ idnumber, language }, once)]
  },
  rooms: () => [listRooms.initiate(undefined, once)],
  room: ({ params: { roomname = '' }, language }) => [
    listRoomEmployees.initiate({ roomname, language }, once),
  ],
  card: ({ params: { name = '' }, language }) => [getCard.initiate({ name, language }, once)],
}

/** Fills the store with the queries of the page at an address (path only). */
export async function prefetchQueries(
  path: string,
  language: Language,
  dispatch: AppDispatch,
): Promise<void> {
  const page = pageAt(path)
  if (!page) return
  const params = decoded(matchPath(pages[page], path)?.params ?? {})
  await Promise.all(queries[page]?.({ params, language }).map((query) => dispatch(query)) ?? [])
}

/** Parameters as the router gives them to the page; none when one cannot be decoded. */
function decoded(params: Visit['params']): Visit['params'] {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, text = '']) => [name, decodeURIComponent(text)]),
    )
  } catch {
    return {}
  }
}
