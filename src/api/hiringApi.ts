import { type BodyOf, type Language, languages, type ReplyOf } from '@atrium/contract/core'
import {
  type Application,
  type ApplicationList,
  type ApplicationRow,
  addNote,
  askToKeep,
  assignApplication,
  deleteNote,
  getApplication,
  getHiringSummary,
  type HiringSummary,
  joinApplications,
  listApplications,
  mailApplicant,
  mostListed,
  moveApplication,
  rateApplication,
  searchApplications,
  tagApplication,
  undoMove,
} from '@atrium/contract/hiring'
import { now } from '#config/clock.ts'
import { baseApi } from './baseApi.ts'
import { type CallArgs, call } from './call.ts'
import { callInTurn, type Outcome, type Watch } from './callInTurn.ts'
import { parseApiError } from './parseApiError.ts'
import { idTag, listTag } from './tags.ts'

type Move = { id: number } & BodyOf<typeof moveApplication>

/** What one step about several applications does with one of them. */
export type ApplicationStep = { id: number } & (
  | { move: BodyOf<typeof moveApplication> }
  | { mail: BodyOf<typeof mailApplicant> }
  | { undo: true }
  | { tags: string[] }
  | { personId: number | null }
)

/** The call of a step. */
function callOf({ id, ...step }: ApplicationStep): CallArgs {
  const params = { id }
  if ('move' in step) return call(moveApplication, { params, body: step.move })
  if ('mail' in step) return call(mailApplicant, { params, body: step.mail })
  if ('undo' in step) return call(undoMove, { params })
  if ('tags' in step) return call(tagApplication, { params, body: step })
  return call(assignApplication, { params, body: step })
}

/** The fields of an application that its row of the list has. */
const rowOf = (one: Application): Partial<ApplicationRow> => {
  const { revision, stage, stageAt, ownerId, tags, ratingCount, ownVerdict, score, personId } = one
  return { revision, stage, stageAt, ownerId, tags, ratingCount, ownVerdict, score, personId }
}

const uniteById = <One extends { id: number }>(some: One[], others: One[]): One[] => [
  ...new Map([...some, ...others].map((one) => [one.id, one])).values(),
]

interface ChangeCall {
  dispatch: (action: never) => { undo: () => void }
  queryFulfilled: PromiseLike<{ data: Application }>
}

/** Changes the row of an application in the list of each loaded language. */
const patchRow = ({ dispatch }: Pick<ChangeCall, 'dispatch'>, id: number, change: Partial<ApplicationRow>) =>
  languages.map((language) =>
    dispatch(
      hiringApi.util.updateQueryData('listApplications', language, ({ applications }) => {
        const row = applications.find((one) => one.id === id)
        if (row) Object.assign(row, change)
      }) as never,
    ),
  )

/** The reply to a change is the application: its page and its row show it without a further call. */
export async function keepReply({ id }: { id: number }, started: ChangeCall): Promise<void> {
  const reply = await Promise.resolve(started.queryFulfilled).catch(() => undefined)
  if (!reply) return
  started.dispatch(hiringApi.util.updateQueryData('getApplication', id, () => reply.data) as never)
  patchRow(started, id, rowOf(reply.data))
}

/** Somebody else has changed the application when the call was refused; without an answer in time it may have succeeded. */
export const staleAfter = (_reply: unknown, error: unknown, { id }: { id: number }) =>
  error && ['refused', 'notFound', 'late'].includes(parseApiError(error).reason)
    ? [listTag('Application'), idTag('Application', id)]
    : []

/** Applications at the desk. */
export const hiringApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All of them, call by call. The names of vacancies are in the language. */
    listApplications: build.query<ApplicationList, Language>({
      queryFn: async (_language, _api, _options, send) => {
        const data: ApplicationList = { applications: [], vacancies: [], people: [] }
        for (let isLast = false; !isLast; ) {
          const reply = await send(
            call(listApplications, { query: { before: data.applications.at(-1)?.id } }),
          )
          if (reply.error) return { error: reply.error }
          const { applications, vacancies, people } = reply.data as ApplicationList
          data.applications.push(...applications)
          data.vacancies = uniteById(data.vacancies, vacancies)
          data.people = uniteById(data.people, people)
          isLast = applications.length < mostListed
        }
        return { data }
      },
      providesTags: [listTag('Application')],
    }),
    searchApplications: build.query<ReplyOf<typeof searchApplications>, string>({
      query: (q) => call(searchApplications, { query: { q } }),
      keepUnusedDataFor: 30,
      providesTags: [listTag('Application')],
    }),
    /** Positions are in the language. */
    getHiringSummary: build.query<HiringSummary, Language>({
      query: () => call(getHiringSummary),
      providesTags: [listTag('Application'), listTag('Vacancy')],
    }),
    getApplication: build.query<Application, number>({
      query: (id) => call(getApplication, { params: { id } }),
      providesTags: (_reply, _error, id) => [idTag('Application', id)],
    }),
    /** Optimistic update: the application is in its new stage at once, and back in the old one when the call fails. */
    moveApplication: build.mutation<Application, Move>({
      query: ({ id, ...body }) => call(moveApplication, { params: { id }, body }),
      onQueryStarted: async (asked, started) => {
        const { id, stage } = asked
        const patches = patchRow(started, id, { stage, stageAt: now().toISOString() })
        await started.queryFulfilled.then(
          () => keepReply(asked, started),
          () => {
            for (const patch of patches) patch.undo()
          },
        )
      },
      invalidatesTags: staleAfter,
    }),
    undoMove: build.mutation<Application, { id: number }>({
      query: ({ id }) => call(undoMove, { params: { id } }),
      onQueryStarted: keepReply,
      invalidatesTags: staleAfter,
    }),
    mailApplicant: build.mutation<Application, { id: number } & BodyOf<typeof mailApplicant>>({
      query: ({ id, ...body }) => call(mailApplicant, { params: { id }, body }),
      onQueryStarted: keepReply,
      invalidatesTags: staleAfter,
    }),
    addNote: build.mutation<Application, { id: number } & BodyOf<typeof addNote>>({
      query: ({ id, ...body }) => call(addNote, { params: { id }, body }),
      onQueryStarted: keepReply,
      invalidatesTags: staleAfter,
    }),
    deleteNote: build.mutation<Application, { id: number; event: number }>({
      query: (params) => call(deleteNote, { params }),
      onQueryStarted: keepReply,
      invalidatesTags: staleAfter,
    }),
    rateApplication: build.mutation<Application, { id: number } & BodyOf<typeof rateApplication>>({
      query: ({ id, ...body }) => call(rateApplication, { params: { id }, body }),
      onQueryStarted: keepReply,
      invalidatesTags: staleAfter,
    }),
    tagApplication: build.mutation<Application, { id: number; tags: string[] }>({
      query: ({ id, ...body }) => call(tagApplication, { params: { id }, body }),
      onQueryStarted: keepReply,
      invalidatesTags: staleAfter,
    }),
    assignApplication: build.mutation<Application, { id: number; personId: number | null }>({
      query: ({ id, ...body }) => call(assignApplication, { params: { id }, body }),
      onQueryStarted: keepReply,
      // A new owner is a name that the list may not have.
      invalidatesTags: (_reply, error, { id }) =>
        error ? staleAfter(undefined, error, { id }) : [listTag('Application')],
    }),
    /** The other application has changed as well. */
    joinApplications: build.mutation<Application, { id: number } & BodyOf<typeof joinApplications>>({
      query: ({ id, ...body }) => call(joinApplications, { params: { id }, body }),
      onQueryStarted: keepReply,
      invalidatesTags: (_reply, error, { id, otherId }) =>
        error ? staleAfter(undefined, error, { id }) : [idTag('Application', otherId)],
    }),
    askToKeep: build.mutation<Application, { id: number }>({
      query: ({ id }) => call(askToKeep, { params: { id } }),
      onQueryStarted: keepReply,
      invalidatesTags: staleAfter,
    }),
    /** Changes several applications, one call after the other. */
    changeApplications: build.mutation<Outcome[], Watch & { steps: readonly ApplicationStep[] }>({
      queryFn: ({ steps, ...watch }, _api, _options, send) => callInTurn(steps, callOf, send, watch),
      invalidatesTags: (_reply, _error, { steps }) => [
        listTag('Application'),
        ...steps.map(({ id }) => idTag('Application', id)),
      ],
    }),
  }),
})

export const {
  useListApplicationsQuery,
  useSearchApplicationsQuery,
  useGetHiringSummaryQuery,
  useGetApplicationQuery,
  useMoveApplicationMutation,
  useUndoMoveMutation,
  useMailApplicantMutation,
  useAddNoteMutation,
  useDeleteNoteMutation,
  useRateApplicationMutation,
  useTagApplicationMutation,
  useAssignApplicationMutation,
  useJoinApplicationsMutation,
  useAskToKeepMutation,
  useChangeApplicationsMutation,
} = hiringApi
