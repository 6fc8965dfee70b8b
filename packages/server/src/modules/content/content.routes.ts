import { contentEndpoints as calls } from '@atrium/contract/content/calls'
import type { FastifyInstance } from 'fastify'
import { register } from '#http/register.ts'
import { staffCalls } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import * as service from './content.service.ts'

/** Rate limit of a network. */
const previewLimit = { max: 120, window: 10 * 60_000 }

/** What editors write for visitors. */
export function contentRoutes(app: FastifyInstance, services: Services): void {
  const { serve, change } = staffCalls(app, services)
  const { db } = services.database
  const by = ({ account }: { account: { id: number } }) => ({ accountId: account.id, at: services.now() })

  serve(calls.countAskedContent, () => service.countAskedContent(db))
  serve(calls.listContent, ({ params }) => service.listContent(db, params.kind))
  serve(calls.listContentVersions, ({ params }) => service.listContentVersions(db, params))
  serve(calls.markEditing, (call) => service.markEditing(db, call.params.subject, by(call)))
  change(calls.createContent, (tx, call) =>
    service.createContent(tx, call.params.kind, call.body.value, by(call)),
  )
  change(calls.saveContent, (tx, call) => service.saveContent(tx, call.params, call.body, by(call)))
  change(calls.removeContent, (tx, { params }) => service.removeContent(tx, params))
  change(calls.askForContentPublication, (tx, { params, body }) =>
    service.askForContentPublication(tx, services, { ...params, ...body }),
  )
  change(calls.cancelPublication, (tx, { params }) => service.cancelPublication(tx, params))
  change(calls.publishContent, (tx, call) => service.publishContent(tx, call.params, call.body, by(call)))
  change(calls.sortContent, (tx, { params, body }) => service.sortContent(tx, params.kind, body.keys))
  change(calls.shareContent, (tx, { params }) => service.shareContent(tx, params, services.now()))

  register(
    app,
    calls.getContentPreview,
    ({ params, language, reply }) => {
      reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      return service.getContentPreview(db, params.token, { at: services.now(), language })
    },
    { rateLimit: previewLimit },
  )
}
