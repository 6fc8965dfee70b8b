import type { PhotoFormat, PhotoSide } from '@atrium/contract/accounts'
import { profileEndpoints } from '@atrium/contract/accounts/profile/calls'
import { limits } from '@atrium/contract/core'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { getPhotoSize, removePhoto, storePhoto } from './photo.service.ts'
import { getProfile, updatePreferences, updateProfile } from './profile.service.ts'

/** Rate limit of a person. */
const photoLimit = { max: 12, window: 10 * 60_000 }

/** The rows of the call table about the signed-in person (departures 12 and 13), and their photo. */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  const upload = { fields: ['photo'], maxBytes: limits.photoBytes, folder: services.uploadDir }

  registerAuthenticated(
    app,
    services,
    profileEndpoints.getProfile,
    ({ account, language }) => getProfile(services, account.id, language),
    { needsSecondFactor: false },
  )

  registerAuthenticated(app, services, profileEndpoints.updateProfile, ({ account, body, language }) =>
    updateProfile(services, account.id, body, language),
  )

  registerAuthenticated(app, services, profileEndpoints.updatePreferences, ({ account, body, language }) =>
    updatePreferences(services, account.id, body, language),
  )

  registerAuthenticated(
    app,
    services,
    profileEndpoints.uploadPhoto,
    async ({ account, body, language }) => {
      await storePhoto(services, account.id, body.photo)
      return getProfile(services, account.id, language)
    },
    { upload, rateLimit: photoLimit },
  )

  registerAuthenticated(app, services, profileEndpoints.deletePhoto, async ({ account, language }) => {
    await removePhoto(services, account.id)
    return getProfile(services, account.id, language)
  })

  registerAuthenticated(app, services, profileEndpoints.getPhoto, async ({ params, reply }) => {
    const [side, format] = params.file.split('.') as [`${PhotoSide}`, PhotoFormat]
    const content = await getPhotoSize(services, params.hash, { side: Number(side) as PhotoSide, format })
    reply.header('cache-control', 'private, max-age=31536000, immutable')
    return { content, mediaType: mediaTypes[format], size: content.length }
  })
}

const mediaTypes: Record<PhotoFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' }
