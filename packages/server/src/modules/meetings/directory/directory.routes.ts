import { availabilityEndpoints } from '@atrium/contract/meetings/availability/calls'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#http/language.ts'
import { registerShared } from '#http/registerShared.ts'
import { requireSignedIn } from '#http/session/signedIn.ts'
import type { Services } from '#services.ts'
import { listDirectory } from './directory.service.ts'

/** The directory of colleagues, for signed-in users. */
export function directoryRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'database' | 'now'>,
): void {
  registerShared(
    app,
    availabilityEndpoints.listDirectory,
    ({ language }) => listDirectory(services, language),
    { guard: (request) => requireSignedIn(services, request), cacheControl: 'no-store', languageOf },
  )
}
