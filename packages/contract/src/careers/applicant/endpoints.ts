import { endpoint } from '#core/endpoint.ts'
import type { ContactData, NewCv, OwnApplication } from './schema.ts'

type One = { token: string }

/**
 * The calls of the page behind an applicant's private link. The token of the mail is all they need; 404 for any other token,
 * also after the application was deleted. GET changes nothing: programs follow the links of mails.
 */
export const getOwnApplication = endpoint<{ params: One; reply: OwnApplication }>({
  method: 'GET',
  path: '/api/v1/applications/:token/',
})

/** 409 once the company has decided. */
export const withdrawApplication = endpoint<{ params: One; reply: OwnApplication }>({
  method: 'POST',
  path: '/api/v1/applications/:token/withdrawal/',
})

/**
 * 409 when the application is withdrawn, or the person hired. Another address counts once its owner has confirmed it
 * (`confirmEmail`).
 */
export const correctContact = endpoint<{ params: One; body: ContactData; reply: OwnApplication }>({
  method: 'POST',
  path: '/api/v1/applications/:token/contact/',
})

/** The same checks as for an application; 409 as for the contact data. */
export const replaceCv = endpoint<{ params: One; body: NewCv; reply: OwnApplication }>({
  method: 'POST',
  path: '/api/v1/applications/:token/cv/',
  encoding: 'multipart',
})

/** Answers whether the company may keep the application for another year; 409 when it has not asked. */
export const answerKeeping = endpoint<{ params: One; body: { isAllowed: boolean }; reply: OwnApplication }>({
  method: 'POST',
  path: '/api/v1/applications/:token/keeping/',
})

/** Deletes the application with everything that belongs to it; the link ends. */
export const deleteApplication = endpoint<{ params: One; reply: undefined }>({
  method: 'POST',
  path: '/api/v1/applications/:token/deletion/',
  reply: 'any',
})

/** Confirms an address by the token of the mail to it. 404 for an unknown, replaced or expired token. Idempotent. */
export const confirmEmail = endpoint<{ params: One; reply: undefined }>({
  method: 'POST',
  path: '/api/v1/applications/:token/email/',
  reply: 'any',
})
