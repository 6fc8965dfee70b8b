import { type AuditEntry, listAuditEntries, type QueryOf } from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest entries of the audit log, or those about a text. */
    listAuditEntries: build.query<AuditEntry[], QueryOf<typeof listAuditEntries>>({
      query: (query) => call(listAuditEntries, { query }),
      providesTags: [listTag('AuditEntry')],
    }),
  }),
})

export const { useListAuditEntriesQuery } = auditApi
