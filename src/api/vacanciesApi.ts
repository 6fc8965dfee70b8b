import type { BodyOf, ReplyOf } from '@atrium/contract/core'
import {
  type CategoryNames,
  createCategory,
  createVacancy,
  deleteCategory,
  deleteVacancy,
  duplicateVacancy,
  getVacancy,
  listVacancies,
  renameCategory,
  saveVacancy,
  setVacancyState,
  type Vacancy,
  type VacancyChanges,
  type VacancyFields,
  type VacancyRow,
} from '@atrium/contract/hiring'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { idTag, invalidatesLists, listTag } from './tags.ts'

interface ById {
  id: number
}

/** After a refusal somebody else may have changed the vacancy: it is fetched again in any case. */
const changed = (_reply: unknown, error: unknown, { id }: ById) =>
  error
    ? [listTag('Vacancy'), idTag('Vacancy', id)]
    : [listTag('Vacancy'), listTag('Job'), idTag('Job', id), listTag('AuditEntry')]

/** The reply to a change is the vacancy: its page shows it without a further call. */
async function keepReply(
  { id }: ById,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: (action: never) => unknown; queryFulfilled: PromiseLike<{ data: Vacancy }> },
): Promise<void> {
  const reply = await Promise.resolve(queryFulfilled).catch(() => undefined)
  if (reply) dispatch(vacanciesApi.util.updateQueryData('getVacancy', id, () => reply.data) as never)
}

/** The vacancies at the desk, and their categories. */
export const vacanciesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listVacancies: build.query<VacancyRow[], void>({
      query: () => call(listVacancies),
      providesTags: [listTag('Vacancy')],
    }),
    /** An unknown id fails with 404. */
    getVacancy: build.query<Vacancy, number>({
      query: (id) => call(getVacancy, { params: { id } }),
      providesTags: (_reply, _error, id) => [idTag('Vacancy', id)],
    }),
    createVacancy: build.mutation<ReplyOf<typeof createVacancy>, VacancyFields>({
      query: (body) => call(createVacancy, { body }),
      invalidatesTags: invalidatesLists('Vacancy', 'AuditEntry'),
    }),
    saveVacancy: build.mutation<Vacancy, VacancyChanges & ById>({
      query: ({ id, ...body }) => call(saveVacancy, { params: { id }, body }),
      onQueryStarted: keepReply,
      invalidatesTags: changed,
    }),
    setVacancyState: build.mutation<Vacancy, BodyOf<typeof setVacancyState> & ById>({
      query: ({ id, ...body }) => call(setVacancyState, { params: { id }, body }),
      onQueryStarted: keepReply,
      invalidatesTags: changed,
    }),
    duplicateVacancy: build.mutation<ReplyOf<typeof duplicateVacancy>, number>({
      query: (id) => call(duplicateVacancy, { params: { id } }),
      invalidatesTags: invalidatesLists('Vacancy', 'AuditEntry'),
    }),
    deleteVacancy: build.mutation<unknown, number>({
      query: (id) => call(deleteVacancy, { params: { id } }),
      invalidatesTags: invalidatesLists('Vacancy', 'Job', 'AuditEntry'),
    }),
    createCategory: build.mutation<ReplyOf<typeof createCategory>, CategoryNames>({
      query: (body) => call(createCategory, { body }),
      invalidatesTags: invalidatesLists('Category'),
    }),
    renameCategory: build.mutation<unknown, CategoryNames & ById>({
      query: ({ id, ...body }) => call(renameCategory, { params: { id }, body }),
      invalidatesTags: invalidatesLists('Category', 'Job'),
    }),
    deleteCategory: build.mutation<unknown, number>({
      query: (id) => call(deleteCategory, { params: { id } }),
      invalidatesTags: invalidatesLists('Category'),
    }),
  }),
})

export const {
  useListVacanciesQuery,
  useGetVacancyQuery,
  useCreateVacancyMutation,
  useSaveVacancyMutation,
  useSetVacancyStateMutation,
  useDuplicateVacancyMutation,
  useDeleteVacancyMutation,
  useCreateCategoryMutation,
  useRenameCategoryMutation,
  useDeleteCategoryMutation,
} = vacanciesApi
