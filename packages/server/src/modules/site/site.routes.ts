import { siteEndpoints as calls } from '@atrium/contract/site/calls'
import type { FastifyInstance } from 'fastify'
import { staffCalls } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { getSite, publishSite, saveSite } from './site.service.ts'

/** The facts about the company. */
export function siteRoutes(app: FastifyInstance, services: Services): void {
  const { serve, change } = staffCalls(app, services)
  const by = ({ account }: { account: { id: number } }) => ({ accountId: account.id, at: services.now() })

  serve(calls.getSite, () => getSite(services.database.db))
  change(calls.saveSite, (tx, call) => saveSite(tx, call.body, by(call)))
  change(calls.publishSite, (tx, call) => publishSite(tx, call.body, by(call)))
}
