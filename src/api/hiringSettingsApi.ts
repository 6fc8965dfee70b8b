import {
  createTemplate,
  deleteTemplate,
  type HiringStage,
  listStages,
  listTemplates,
  type MailTemplate,
  type StageChanges,
  saveStages,
  saveTemplate,
  type TemplateChanges,
  type TemplateFields,
} from '@atrium/contract/hiring'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { parseApiError } from './parseApiError.ts'
import { idTag } from './tags.ts'

const stagesTag = idTag('Application', 'stages')
const templatesTag = idTag('Application', 'templates')

/** A failed call changes nothing, unless somebody else was first, or the answer came too late. */
const templatesAfter = (_reply: unknown, error: unknown) =>
  !error || ['refused', 'notFound', 'late'].includes(parseApiError(error).reason) ? [templatesTag] : []

/** The stages of applications, and the templates of mails to applicants. */
export const hiringSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listStages: build.query<HiringStage[], void>({
      query: () => call(listStages),
      providesTags: [stagesTag],
    }),
    saveStages: build.mutation<unknown, StageChanges>({
      query: (body) => call(saveStages, { body }),
      invalidatesTags: [stagesTag],
    }),
    listTemplates: build.query<MailTemplate[], void>({
      query: () => call(listTemplates),
      providesTags: [templatesTag],
    }),
    createTemplate: build.mutation<MailTemplate, TemplateFields>({
      query: (body) => call(createTemplate, { body }),
      invalidatesTags: templatesAfter,
    }),
    saveTemplate: build.mutation<MailTemplate, TemplateChanges & { id: number }>({
      query: ({ id, ...body }) => call(saveTemplate, { params: { id }, body }),
      invalidatesTags: templatesAfter,
    }),
    deleteTemplate: build.mutation<unknown, number>({
      query: (id) => call(deleteTemplate, { params: { id } }),
      invalidatesTags: templatesAfter,
    }),
  }),
})

export const {
  useListStagesQuery,
  useSaveStagesMutation,
  useListTemplatesQuery,
  useCreateTemplateMutation,
  useSaveTemplateMutation,
  useDeleteTemplateMutation,
} = hiringSettingsApi
