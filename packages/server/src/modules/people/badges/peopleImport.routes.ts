import { limits } from '@atrium/contract/core'
import { peopleImportEndpoints } from '@atrium/contract/people/import/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { exportPeople, importPeople } from './peopleImport.service.ts'

/** JSON takes two bytes for a quotation mark and a line break. */
const maxBytes = 2 * limits.importBytes

/** The import and the export of people as a CSV file. */
export function peopleImportRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(
    app,
    services,
    peopleImportEndpoints.importPeople,
    ({ account, language, body }) => importPeople(services, { accountId: account.id, language }, body),
    { maxBytes },
  )

  registerAuthenticated(app, services, peopleImportEndpoints.exportPeople, async ({ language }) => ({
    content: await exportPeople(services, language),
    mediaType: 'text/csv; charset=utf-8',
    isDownload: true,
    name: 'people.csv',
  }))
}
