import {
  answerKeeping,
  type ContactData,
  confirmEmail,
  correctContact,
  deleteApplication,
  getOwnApplication,
  type OwnApplication,
  replaceCv,
  withdrawApplication,
} from '@atrium/contract/careers'
import type { BaseQueryFn, TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react'
import { baseApi } from './baseApi.ts'
import { type CallArgs, call, type OnProgress } from './call.ts'
import type { CallError } from './parseApiError.ts'

type ShowReply = TypedMutationOnQueryStarted<OwnApplication, Link, BaseQueryFn<CallArgs, unknown, CallError>>

interface Link {
  /** The secret of the page's address. */
  token: string
}

/** The calls of the page behind an applicant's link. The reply of a change replaces the application. */
export const applicantApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnApplication: build.query<OwnApplication, string>({
      query: (token) => call(getOwnApplication, { params: { token } }),
    }),
    withdrawApplication: build.mutation<OwnApplication, Link>({
      query: (params) => call(withdrawApplication, { params }),
      onQueryStarted: showReply,
    }),
    correctContact: build.mutation<OwnApplication, Link & { contact: ContactData }>({
      query: ({ token, contact }) => call(correctContact, { params: { token }, body: contact }),
      onQueryStarted: showReply,
    }),
    /** Fails with 400 and `errors.cv`, 413 or 429. */
    replaceCv: build.mutation<OwnApplication, Link & { cv: File; onProgress: OnProgress }>({
      query: ({ token, cv, onProgress }) => call(replaceCv, { params: { token }, body: { cv }, onProgress }),
      onQueryStarted: showReply,
    }),
    answerKeeping: build.mutation<OwnApplication, Link & { isAllowed: boolean }>({
      query: ({ token, isAllowed }) => call(answerKeeping, { params: { token }, body: { isAllowed } }),
      onQueryStarted: showReply,
    }),
    deleteApplication: build.mutation<unknown, Link>({
      query: (params) => call(deleteApplication, { params }),
    }),
    confirmEmail: build.mutation<unknown, Link>({
      query: (params) => call(confirmEmail, { params }),
    }),
  }),
})

async function showReply(
  { token }: Link,
  { dispatch, queryFulfilled }: Parameters<NonNullable<ShowReply>>[1],
): Promise<void> {
  const reply = await queryFulfilled.catch(() => undefined)
  if (reply) dispatch(applicantApi.util.updateQueryData('getOwnApplication', token, () => reply.data))
}

export const {
  useGetOwnApplicationQuery,
  useWithdrawApplicationMutation,
  useCorrectContactMutation,
  useReplaceCvMutation,
  useAnswerKeepingMutation,
  useDeleteApplicationMutation,
  useConfirmEmailMutation,
} = applicantApi
