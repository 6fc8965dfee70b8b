import { fillPath, type Language } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  type AnswerState,
  answerInvitation,
  downloadInvitation,
  getInvitation,
  type Invitation,
} from '@atrium/contract/meetings'
import type { Environment } from '#config/environment.ts'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'

/** The repetition is in the language that is part of the key. */
interface Address {
  token: string
  language: Language
  /** The original day of the occurrence that the page shows as just answered. */
  answeredDay?: IsoDay | undefined
}

interface Answer extends Address {
  state: AnswerState
  sequence: number
  day?: IsoDay | undefined
}

/** The calls of the page behind the link of an invitation. */
export const meetingsLookupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getInvitation: build.query<Invitation, Address>({
      query: ({ token, answeredDay }) =>
        call(getInvitation, { params: { token }, query: answeredDay ? { day: answeredDay } : {} }),
    }),
    /** The reply replaces the invitation, also one that has changed since it was shown. */
    answerInvitation: build.mutation<Invitation, Answer>({
      query: ({ token, language: _language, answeredDay: _day, ...body }) =>
        call(answerInvitation, { params: { token }, body }),
      onQueryStarted: async ({ token, language, answeredDay }, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled
          dispatch(
            meetingsLookupApi.util.updateQueryData(
              'getInvitation',
              { token, language, answeredDay },
              () => data,
            ),
          )
        } catch {
          // The page shows the failure.
        }
      },
    }),
  }),
})

export const { useGetInvitationQuery, useAnswerInvitationMutation } = meetingsLookupApi

/**
 * The address of the calendar file of an invitation. Relative on the page's own host: a page that is rendered on the
 * server does not know where it will be read.
 */
export const invitationFile = ({ hosts }: Environment, token: string): string =>
  (hosts.api === hosts.site ? '' : hosts.api) + fillPath(downloadInvitation.path, { token })
