import type { BodyOf } from '@atrium/contract/core'
import { exportPeople, type ImportPreview, importPeople } from '@atrium/contract/people'
import { constants } from '#config/constants.ts'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { listTag } from './tags.ts'

const changed = (['Person', 'Employee', 'Room', 'Card', 'Profile', 'AuditEntry'] as const).map(listTag)

const peopleImportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shows what a CSV file of people would change, or imports it. */
    importPeople: build.mutation<ImportPreview, BodyOf<typeof importPeople>>({
      // Thousands of people are written one after the other.
      query: (body) => call(importPeople, { body, timeout: constants.calls.uploadMs }),
      // Without an answer in time the import may have succeeded.
      invalidatesTags: (_reply, _error, { isDryRun }) => (isDryRun ? [] : changed),
    }),
    /** The CSV of everybody, without the mark of UTF-8 at its beginning. */
    exportPeople: build.mutation<string, void>({
      query: () => ({ ...call(exportPeople), reply: 'any', responseHandler: 'text' }),
    }),
  }),
})

export const { useImportPeopleMutation, useExportPeopleMutation } = peopleImportApi
