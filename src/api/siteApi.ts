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
import { type KeepReply, keepReply } from './keepReply.ts'
import { listTag } from './tags.ts'

/** After a refusal somebody else may have changed the draft: it is fetched again in any case. */
const changed = () => [listTag('Content'), listTag('AuditEntry')]

const keepSite: KeepReply<unknown, Site> = keepReply((reply): unknown =>
  siteApi.util.updateQueryData('getSite', undefined, () => reply),
)

/** The facts about the company. */
export const siteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSite: build.query<Site, void>({ query: () => call(getSite), providesTags: [listTag('Content')] }),
    saveSite: build.mutation<Site, SiteChanges>({
      query: (body) => call(saveSite, { body }),
      invalidatesTags: changed,
      onQueryStarted: keepSite,
    }),
    /** Stores a logo, which a draft may then name; 400 and 413 with `errors.logo`. */
    uploadLogo: build.mutation<Logo, File>({
      query: (logo) => call(uploadLogo, { body: { logo } }),
    }),
    publishSite: build.mutation<Site, BodyOf<typeof publishSite>>({
      query: (body) => call(publishSite, { body }),
      invalidatesTags: changed,
      onQueryStarted: keepSite,
    }),
  }),
})

export const { useGetSiteQuery, useSaveSiteMutation, useUploadLogoMutation, usePublishSiteMutation } = siteApi
