import { limits } from '@atrium/contract/core'
import type { PictureFormat, PictureWidth } from '@atrium/contract/pictures'
import { picturesEndpoints as calls } from '@atrium/contract/pictures/calls'
import type { FastifyInstance } from 'fastify'
import { register } from '#http/register.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { getPictureSize, storePicture } from './pictures.service.ts'

/** Rate limit of a person. */
const uploadLimit = { max: 60, window: 10 * 60_000 }

const mediaTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** The pictures that editors upload for the site. */
export function picturesRoutes(app: FastifyInstance, services: Services): void {
  const upload = { fields: ['picture'], maxBytes: limits.pictureBytes, folder: services.uploadDir }

  registerAuthenticated(
    app,
    services,
    calls.uploadPicture,
    ({ account, body }) => storePicture(services, account.id, body.picture),
    { upload, rateLimit: uploadLimit },
  )

  register(app, calls.getPicture, async ({ params, reply }) => {
    const [id = '', width, format] = params.file.split(/[-.]/) as [string, `${PictureWidth}`, PictureFormat]
    const content = await getPictureSize(services, id, { width: Number(width) as PictureWidth, format })
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return { content, mediaType: mediaTypes[format], size: content.length }
  })
}
