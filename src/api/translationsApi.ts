import { fillPath, getTranslations, type ParamsOf, type ReplyOf } from '@atrium/contract'
import { constants } from '#config/constants.ts'
import { baseApi } from './baseApi.ts'

/** The texts of the interface (spec 7, Translations): files of the application, from its own origin. */
export const translationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTranslations: build.query<ReplyOf<typeof getTranslations>, ParamsOf<typeof getTranslations>>({
      query: (params) => ({
        url: fillPath(getTranslations.path, params),
        timeout: constants.translations.answerMs,
      }),
      extraOptions: { host: 'site', shape: 'record' },
    }),
  }),
})
