import {
  countSamples,
  getSetup,
  type SampleCounts,
  type SetUp,
  type SetUpReply,
  type SetupState,
  setUp,
} from '@atrium/contract/setup'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

/** The calls that put a company in the place of the samples. */
export const setupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSetup: build.query<SetupState, void>({
      query: () => call(getSetup),
      providesTags: [listTag('Content')],
    }),
    countSamples: build.query<SampleCounts, void>({ query: () => call(countSamples) }),
    setUp: build.mutation<SetUpReply, SetUp>({
      query: (body) => call(setUp, { body }),
      invalidatesTags: [listTag('Content')],
    }),
  }),
})

export const { useGetSetupQuery, useCountSamplesQuery, useSetUpMutation } = setupApi
