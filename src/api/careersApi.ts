import {
  type ApplicationReceipt,
  applyToJob,
  type GeneralApplication,
  getJob,
  listCategories,
  listJobs,
  sendGeneralApplication,
  type VacancyApplication,
} from '@atrium/contract/careers'
import type { ReplyOf } from '@atrium/contract/core'
import { baseApi } from './baseApi.ts'
import { call, type OnProgress } from './call.ts'
import { idTag, listTag } from './tags.ts'

interface Upload<Application> {
  application: Application
  onProgress: OnProgress
}

/** The careers rows of the call table (spec 7). */
export const careersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listJobs: build.query<ReplyOf<typeof listJobs>, void>({
      query: () => call(listJobs),
      providesTags: [listTag('Job')],
    }),
    /** By id; an unknown id fails with 404. */
    getJob: build.query<ReplyOf<typeof getJob>, number>({
      query: (id) => call(getJob, { params: { id } }),
      providesTags: (_job, _error, id) => [idTag('Job', id)],
    }),
    listCategories: build.query<ReplyOf<typeof listCategories>, void>({
      query: () => call(listCategories),
      providesTags: [listTag('Category')],
    }),
    /** Sends an application with its CV. Fails with 400 and the fields, 404, 413 or 429. */
    applyToJob: build.mutation<ApplicationReceipt, Upload<VacancyApplication<File>> & { id: number }>({
      query: ({ id, application, onProgress }) =>
        call(applyToJob, { params: { id }, body: application, onProgress }),
    }),
    /** Sends a CV without a vacancy. Fails with 400 and the fields, 413 or 429. */
    sendGeneralApplication: build.mutation<ApplicationReceipt, Upload<GeneralApplication<File>>>({
      query: ({ application, onProgress }) => call(sendGeneralApplication, { body: application, onProgress }),
    }),
  }),
})

export const {
  useListJobsQuery,
  useGetJobQuery,
  useListCategoriesQuery,
  useApplyToJobMutation,
  useSendGeneralApplicationMutation,
} = careersApi
