import type { BodyOf, Logo } from '@atrium/contract/core'
import {
  getSite,
  publishSite,
  type Site,
  type SiteChanges,
  saveSite,
  uploadLogo,
} from '@atrium/contract/site'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

/** After a refusal somebody else may have changed the draft: it is fetched again in any case. */
const changed = () => [listTag('Content'), listTag('AuditEntry')]

/** The facts about the company. */
export const siteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSite: build.query<Site, void>({ query: () => call(getSite), providesTags: [listTag('Content')] }),
    saveSite: build.mutation<Site, SiteChanges>({
      query: (body) => call(saveSite, { body }),
      invalidatesTags: changed,
    }),
    /** Stores a logo, which a draft may then name; 400 and 413 with `errors.logo`. */
    uploadLogo: build.mutation<Logo, File>({
      query: (logo) => call(uploadLogo, { body: { logo } }),
    }),
    publishSite: build.mutation<Site, BodyOf<typeof publishSite>>({
      query: (body) => call(publishSite, { body }),
      invalidatesTags: changed,
    }),
  }),
})

export const { useGetSiteQuery, useSaveSiteMutation, useUploadLogoMutation, usePublishSiteMutation } = siteApi
