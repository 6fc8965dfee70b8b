import { limits } from '@atrium/contract/core'
import type { PictureFormat, PictureWidth } from '@atrium/contract/pictures'
import { picturesEndpoints as calls } from '@atrium/contract/pictures/calls'
import type { FastifyInstance } from 'fastify'
import { register } from '#http/register.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { getFilmPart, saveFilm } from './films.service.ts'
import { getPictureSize, storePicture } from './pictures.service.ts'

/** Rate limit of a person. */
const uploadLimit = { max: 60, window: 10 * 60_000 }

const mediaTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const forEver = 'public, max-age=31536000, immutable'

/** The pictures and films that editors upload for the site. */
export function picturesRoutes(app: FastifyInstance, services: Services): void {
  const folder = services.uploadDir
  registerAuthenticated(
    app,
    services,
    calls.uploadPicture,
    ({ account, body }) => storePicture(services, account.id, body.picture),
    {
      upload: { fields: ['picture'], maxBytes: limits.pictureBytes, folder },
      rateLimit: uploadLimit,
    },
  )

  register(app, calls.getPicture, async ({ params, reply }) => {
    const [id = '', width, format] = params.file.split(/[-.]/) as [string, `${PictureWidth}`, PictureFormat]
    const content = await getPictureSize(services, id, { width: Number(width) as PictureWidth, format })
    reply.header('cache-control', forEver)
    return { content, mediaType: mediaTypes[format], size: content.length }
  })

  registerAuthenticated(
    app,
    services,
    calls.uploadFilm,
    ({ account, body }) => saveFilm(services, account.id, body.film),
    { upload: { fields: ['film'], maxBytes: limits.filmBytes, folder }, rateLimit: uploadLimit },
  )

  // Safari plays a film only from a server that answers parts of it.
  register(app, calls.getFilm, async ({ params, request, reply }) => {
    const [id = ''] = params.file.split('.')
    const { content = '', size, part } = await getFilmPart(services, id, request.headers.range)
    reply.header('accept-ranges', 'bytes')
    if (part === 'none') reply.code(416).header('content-range', `bytes */${size}`)
    else reply.header('cache-control', forEver)
    if (!part || part === 'none') return { content, mediaType: 'video/mp4', ...(content && { size }) }
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    return { content, mediaType: 'video/mp4', size: part.end - part.start + 1 }
  })
}
