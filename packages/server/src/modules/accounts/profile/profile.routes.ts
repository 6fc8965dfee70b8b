import { profileEndpoints } from '@atrium/contract/accounts/profile/calls'
import { limits } from '@atrium/contract/core'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { openPhoto, removePhoto, storePhoto } from './photo.service.ts'
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
    ({ user, language }) => getProfile(services, user.id, language),
    { needsSecondFactor: false },
  )

  registerAuthenticated(app, services, profileEndpoints.updateProfile, ({ user, body, language }) =>
    updateProfile(services, user.id, body, language),
  )

  registerAuthenticated(app, services, profileEndpoints.updatePreferences, ({ user, body, language }) =>
    updatePreferences(services, user.id, body, language),
  )

  registerAuthenticated(
    app,
    services,
    profileEndpoints.uploadPhoto,
    async ({ user, body, language }) => {
      await storePhoto(services, user.id, body.photo)
      return getProfile(services, user.id, language)
    },
    { upload, rateLimit: photoLimit },
  )

  registerAuthenticated(app, services, profileEndpoints.deletePhoto, async ({ user, language }) => {
    await removePhoto(services, user.id)
    return getProfile(services, user.id, language)
  })

  registerAuthenticated(app, services, profileEndpoints.getPhoto, async ({ user }) => {
    const { photo, content } = await openPhoto(services, user.id)
    const { mediaType, size } = photo
    return { content, mediaType, size }
  })
}
