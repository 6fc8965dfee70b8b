import { limits } from '@atrium/contract/core'
import { meetingsEndpoints } from '@atrium/contract/meetings/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { openAttachment, storeAttachment } from './attachments.service.ts'
import { listMeetings } from './shared.service.ts'
import { sync } from './sync.service.ts'

/** Rate limits of a person. A browser that was offline for long sends many calls. */
const syncLimit = { max: 300, window: 60_000 }
const uploadLimit = { max: 120, window: 10 * 60_000 }

/** The most bytes of a call: every text as long as allowed, three bytes for each character. */
const syncBytes = limits.meetingChanges * 100 * 1024

/** The calls about the meetings of the signed-in person and their files. */
export function meetingsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(
    app,
    services,
    meetingsEndpoints.syncMeetings,
    ({ account, body }) => sync(services, account.id, body),
    { rateLimit: syncLimit, maxBytes: syncBytes },
  )

  registerAuthenticated(app, services, meetingsEndpoints.listMeetings, ({ account, query }) =>
    listMeetings(services, account.id, query),
  )

  registerAuthenticated(
    app,
    services,
    meetingsEndpoints.uploadAttachment,
    ({ account, params, body }) =>
      storeAttachment(services, { accountId: account.id, id: params.id }, body.file),
    {
      upload: { fields: ['file'], maxBytes: limits.attachmentBytes, folder: services.uploadDir },
      rateLimit: uploadLimit,
    },
  )

  registerAuthenticated(app, services, meetingsEndpoints.downloadAttachment, async ({ account, params }) => {
    const { file, content } = await openAttachment(services, { accountId: account.id, id: params.id })
    const { mediaType, size, name } = file
    return { content, mediaType, size, name, isDownload: true }
  })
}
