import type { Role } from './auth.ts'
import type { CvFile } from './careers.ts'
import { endpoint } from './endpoint.ts'

/** The person who is signed in (spec 3, Staff user profile); `position` and `jobTitle` in the reader's language. */
export interface Profile {
  id: number
  email: string
  firstName: string
  lastName: string
  phone: string
  position: string
  jobTitle: string
  role: Role
  /** The address of their photo; another photo has another address. */
  photo: string | null
}

/** A browser in which the person is signed in. */
export interface StaffSession {
  id: number
  /** Such as `Chrome`; empty when unknown. */
  browser: string
  /** Such as `Windows`; empty when unknown. */
  system: string
  /** ISO instants. */
  createdAt: string
  lastSeenAt: string
  /** The one that asks. */
  isCurrent: boolean
}

/** The signed-in person; 401 without a session, as every call of the staff area. */
export const getProfile = endpoint<{ reply: Profile }>({ method: 'GET', path: '/api/v1/me/' })

/** Changes one's own phone number, and nothing else. */
export const updateProfile = endpoint<{ body: { phone: string }; reply: Profile }>({
  method: 'PATCH',
  path: '/api/v1/me/',
})

/** Puts a photo in the place of the one before: JPEG, PNG or WebP, 400 or 413 with `errors.photo` otherwise. */
export const uploadPhoto = endpoint<{ body: { photo: CvFile }; reply: Profile }>({
  method: 'PUT',
  path: '/api/v1/me/photo/',
  encoding: 'multipart',
})

/**
 * Answers the person's own photo; 404 without one. `v` is the version in the address of `Profile.photo`: browsers keep the
 * photo of the current version.
 */
export const getPhoto = endpoint<{ query: { v?: string | undefined }; reply: Blob }>({
  method: 'GET',
  path: '/api/v1/me/photo/',
  reply: 'file',
})

export const deletePhoto = endpoint<{ reply: Profile }>({ method: 'DELETE', path: '/api/v1/me/photo/' })

/**
 * Changes one's own password and ends the other sessions. 400 with `errors.current` when it is wrong, with
 * `errors.password` when the new one is weak; 429 after repeated failures.
 */
export const changePassword = endpoint<{ body: { current: string; password: string }; reply: object }>({
  method: 'POST',
  path: '/api/v1/me/password/',
})

/** The browsers in which the person is signed in: this one first, then the one seen last. */
export const listSessions = endpoint<{ reply: StaffSession[] }>({
  method: 'GET',
  path: '/api/v1/me/sessions/',
  reply: 'list',
})

/** Ends one of one's own sessions; 404 for any other id. */
export const endSession = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/me/sessions/:id/',
  reply: 'any',
})

/** Ends all of one's sessions but this one. */
export const endOtherSessions = endpoint<{ reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/me/sessions/',
  reply: 'any',
})
