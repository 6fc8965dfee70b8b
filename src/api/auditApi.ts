import {
  type AuditEntry,
  type AuditQuestion,
  listAuditActors,
  listAuditEntries,
} from '@atrium/contract/audit'
import type { ReplyOf } from '@atrium/contract/core'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

export const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest entries of the audit log, or those that fit. */
    listAuditEntries: build.query<AuditEntry[], AuditQuestion>({
      query: (query) => call(listAuditEntries, { query }),
      providesTags: [listTag('AuditEntry')],
    }),
    /** The people with entries in the audit log. */
    listAuditActors: build.query<ReplyOf<typeof listAuditActors>, void>({
      query: () => call(listAuditActors),
      providesTags: [listTag('AuditEntry')],
    }),
  }),
})

export const { useListAuditActorsQuery, useListAuditEntriesQuery } = auditApi
