import {
  type ApplicationReceipt,
  applyToJob,
  type Endpoint,
  fillPath,
  type GeneralApplication,
  getJob,
  listCategories,
  listJobs,
  type ReplyOf,
  sendGeneralApplication,
  type VacancyApplication,
} from '@atrium/contract'
import { baseApi, environmentOf, languageOf, refusedInReplay } from './baseApi.ts'
import type { CallError } from './parseApiError.ts'
import { idTag, listTag } from './tags.ts'
import { toFormData, uploadForm } from './uploadForm.ts'

/** Told how much of the upload has left, from 0 to 1. */
export type OnProgress = (share: number) => void

interface Upload<Application> {
  application: Application
  onProgress?: OnProgress
}

interface UploadApi {
  getState: () => unknown
  extra: unknown
  signal: AbortSignal
}

const upload = async (
  endpoint: Endpoint,
  params: Record<string, number>,
  { application, onProgress }: Upload<object>,
  api: UploadApi,
) => {
  const error = refusedInReplay(api)
  if (error) return { error }
  const url = environmentOf(api).hosts.api + fillPath(endpoint.path, params)
  return (await uploadForm(url, toFormData(application), {
    language: languageOf(api),
    signal: api.signal,
    onProgress,
  })) as { data: ApplicationReceipt } | { error: CallError }
}

/** The careers rows of the call table (spec 7). */
export const careersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listJobs: build.query<ReplyOf<typeof listJobs>, void>({
      query: () => ({ url: listJobs.path }),
      extraOptions: { shape: 'list' },
      providesTags: [listTag('Job')],
    }),
    /** The key is the vacancy's id; an unknown one fails with 404. */
    getJob: build.query<ReplyOf<typeof getJob>, number>({
      query: (id) => ({ url: fillPath(getJob.path, { id }) }),
      extraOptions: { shape: 'record' },
      providesTags: (_job, _error, id) => [idTag('Job', id)],
    }),
    listCategories: build.query<ReplyOf<typeof listCategories>, void>({
      query: () => ({ url: listCategories.path }),
      extraOptions: { shape: 'list' },
      providesTags: [listTag('Category')],
    }),
    /** Sends an application with its CV. Fails with 400 and the fields, 404, 413 or 429. */
    applyToJob: build.mutation<ApplicationReceipt, Upload<VacancyApplication<File>> & { id: number }>({
      queryFn: ({ id, ...application }, api) => upload(applyToJob, { id }, application, api),
    }),
    /** Sends a CV without a vacancy. Fails with 400 and the fields, 413 or 429. */
    sendGeneralApplication: build.mutation<ApplicationReceipt, Upload<GeneralApplication<File>>>({
      queryFn: (application, api) => upload(sendGeneralApplication, {}, application, api),
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
