import { getTranslations, type ParamsOf, type ReplyOf } from '@atrium/contract/core'
import { constants } from '#config/constants.ts'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'

/** The texts of the interface (spec 7, Translations): static files of the same origin. */
export const translationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTranslations: build.query<ReplyOf<typeof getTranslations>, ParamsOf<typeof getTranslations>>({
      query: (params) =>
        call(getTranslations, { params, host: 'site', timeout: constants.translations.answerMs }),
    }),
  }),
})
