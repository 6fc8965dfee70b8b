import type { Language, ReplyOf } from '@atrium/contract/core'
import { getService, listServices } from '@atrium/contract/services'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { idTag, listTag } from './tags.ts'

/**
 * The services rows of the call table (spec 7). The language is part of the key, so another language fetches again
 * (spec 4).
 */
export const servicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query<ReplyOf<typeof listServices>, Language>({
      query: () => call(listServices),
      providesTags: [listTag('Service')],
    }),
    /** An unknown id fails with 404. */
    getService: build.query<ReplyOf<typeof getService>, { id: number; language: Language }>({
      query: ({ id }) => call(getService, { params: { id } }),
      providesTags: (_service, _error, { id }) => [idTag('Service', id)],
    }),
  }),
})

export const { useListServicesQuery, useGetServiceQuery } = servicesApi
