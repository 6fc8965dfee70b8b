import type { CvFile } from '#careers/rules.ts'
import { endpoint, fillPath } from '#core/endpoint.ts'
import type { PhotoFormat, PhotoSide } from './photo.ts'
import type { AccountSession, Preferences, Profile } from './schema.ts'

/** The signed-in person; 401 without a session, like every call of the staff area. */
export const getProfile = endpoint<{ reply: Profile }>({ method: 'GET', path: '/api/v1/me/' })

/** Changes the phone number of the signed-in person, here and on their badge: the employee of the same e-mail address. */
export const updateProfile = endpoint<{ body: { phone: string }; reply: Profile }>({
  method: 'PATCH',
  path: '/api/v1/me/',
})

/** Changes the fields of the body. Only the person may: HR sees the birthday and does not show it to colleagues. */
export const updatePreferences = endpoint<{ body: Preferences; reply: Profile }>({
  method: 'PATCH',
  path: '/api/v1/me/preferences/',
})

/** Replaces the photo: JPEG, PNG or WebP; otherwise 400 or 413 with `errors.photo`. */
export const uploadPhoto = endpoint<{ body: { photo: CvFile }; reply: Profile }>({
  method: 'PUT',
  path: '/api/v1/me/photo/',
  encoding: 'multipart',
})

/** Answers a photo to a colleague, in a size and format of `photoAddress`. 404 when no colleague has it any more. */
export const getPhoto = endpoint<{ params: { hash: string; file: string }; reply: Blob }>({
  method: 'GET',
  path: '/api/v1/photos/:hash/:file',
  reply: 'file',
})

/** The address of a photo on the API. Another photo has another address. */
export const photoAddress = (hash: string, side: PhotoSide, format: PhotoFormat): string =>
  fillPath(getPhoto.path, { hash, file: `${side}.${format}` })

export const deletePhoto = endpoint<{ reply: Profile }>({ method: 'DELETE', path: '/api/v1/me/photo/' })

/**
 * Changes the password of the signed-in person and ends the other sessions. 400 with `errors.current` for a wrong
 * password, 400 with `errors.password` for a weak one, 429 after repeated failures (rate limit).
 */
export const changePassword = endpoint<{ body: { current: string; password: string }; reply: object }>({
  method: 'POST',
  path: '/api/v1/me/password/',
})

/** The sessions of the person: the current session first, then by last use. */
export const listSessions = endpoint<{ reply: AccountSession[] }>({
  method: 'GET',
  path: '/api/v1/me/sessions/',
  reply: 'list',
})

/** Ends a session of the person; 404 for any other id. */
export const endSession = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/me/sessions/:id/',
  reply: 'any',
})

/** Ends all sessions of the person except the current one. */
export const endOtherSessions = endpoint<{ reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/me/sessions/',
  reply: 'any',
})
