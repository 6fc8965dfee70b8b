import { setupEndpoints as calls } from '@atrium/contract/setup/calls'
import type { FastifyInstance } from 'fastify'
import { staffCalls } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { countSamples, getSetup, setUp } from './setup.service.ts'

/** The calls that put a company in the place of the samples. */
export function setupRoutes(app: FastifyInstance, services: Services): void {
  const { serve } = staffCalls(app, services)
  serve(calls.getSetup, () => getSetup(services))
  serve(calls.countSamples, () => countSamples(services))
  serve(calls.setUp, ({ body, account }) => setUp(services, body, account))
}
