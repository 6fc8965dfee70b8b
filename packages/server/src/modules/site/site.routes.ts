import { limits, logoIcons } from '@atrium/contract/core'
import { siteEndpoints as calls } from '@atrium/contract/site/calls'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#http/httpError.ts'
import { staffCalls } from '#http/registerAuthenticated.ts'
import { sendFile } from '#http/sendFile.ts'
import type { Services } from '#services.ts'
import { getLogoFile, storeLogo } from './logo.service.ts'
import { getSite, publishSite, saveSite } from './site.service.ts'

/** Rate limit of a person. */
const logoLimit = { max: 12, window: 10 * 60_000 }

/** The address of a logo has the hash of its content. */
const logoCaching = 'public, max-age=31536000, immutable'

/** The facts about the company, and the files of its logo. */
export function siteRoutes(app: FastifyInstance, services: Services): void {
  const { serve, change } = staffCalls(app, services)
  const by = ({ account }: { account: { id: number } }) => ({ accountId: account.id, at: services.now() })

  serve(calls.getSite, () => getSite(services.database.db))
  change(calls.saveSite, (tx, call) => saveSite(tx, call.body, by(call)))
  serve(calls.uploadLogo, ({ account, body }) => storeLogo(services, account.id, body.logo), {
    upload: { fields: ['logo'], maxBytes: limits.logoBytes, folder: services.uploadDir },
    rateLimit: logoLimit,
  })
  change(calls.publishSite, (tx, call) => publishSite(tx, call.body, by(call)))

  app.get<{ Params: { file: string } }>('/site/:file', async ({ params }, reply) => {
    const [, hash, name] =
      /^(?:logo-([\da-f]{16})|icon-([\da-f]{16})-(\w+))\.png$/.exec(params.file)?.filter(Boolean) ?? []
    const icon = logoIcons.find((one) => String(one) === name)
    if (!hash || (name && !icon)) throw notFound()
    const content = await getLogoFile(services, hash, icon)
    reply.header('cache-control', logoCaching)
    return sendFile(reply, { content, mediaType: 'image/png', size: content.length })
  })
}
