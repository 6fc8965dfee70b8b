import { type Colleague, type Language, listColleagues } from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

const peopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The directory of colleagues. The language is part of the key. */
    listColleagues: build.query<Colleague[], Language>({
      query: () => call(listColleagues),
      providesTags: [listTag('Person')],
    }),
  }),
})

export const { useListColleaguesQuery } = peopleApi
