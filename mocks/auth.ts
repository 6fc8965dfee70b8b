import type { AccountSession, StaffUser } from '@atrium/contract/accounts'
import { authEndpoints } from '@atrium/contract/accounts/calls'
import { profileEndpoints } from '@atrium/contract/accounts/profile/calls'
import { passwordChangeSchema } from '@atrium/contract/accounts/profile/schema'
import { samplePassword, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import {
  credentialsSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from '@atrium/contract/accounts/schema'
import { answering, errorResponse, json, mockOf, notFound, done as nothing, refuse } from './answers.ts'
import { secondFactorError } from './secondFactor.ts'

/** The unknown token; every other token is valid. */
const unknownToken = 'unknown'
/** Represents all common passwords. */
const commonPassword = 'password1'

const done = () => json({})

/** Encodes text of any language as base64url. */
const encoded = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** A token like the server's without a signature: the browser does not verify it. */
export const tokenOf = (user: StaffUser) => `${encoded({ alg: 'none' })}.${encoded({ user })}.`

const refuseField = (field: string, message: string) => refuse({ [field]: message })

const refuseCommon = (password: string) =>
  password === commonPassword ? refuseField('password', 'passwordCommon') : undefined

const sessions: AccountSession[] = [
  {
    id: 1,
    browser: 'Chrome',
    system: 'Windows',
    createdAt: '2026-11-21T08:00:00.000Z',
    lastSeenAt: '2026-11-21T09:00:00.000Z',
    isCurrent: true,
  },
  {
    id: 2,
    browser: 'Safari',
    system: 'iOS',
    createdAt: '2026-11-19T06:30:00.000Z',
    lastSeenAt: '2026-11-20T17:45:00.000Z',
    isCurrent: false,
  },
]

/** The rows of the call table about signing in, passwords and sessions. Every sample person is signed in already. */
export const authMocks = [
  mockOf(
    authEndpoints.login,
    answering(credentialsSchema, ({ email, password, code }) => {
      const person = staffSamples.find((sample) => sample.email === email)
      if (!person || password !== samplePassword)
        return errorResponse(401, { message: 'Email or password is incorrect.' })
      const error = secondFactorError(code)
      return error
        ? errorResponse(401, {
            message: 'Enter the code of your authenticator app.',
            errors: { code: error },
          })
        : json({ token: tokenOf(staffUserSample(person)) })
    }),
  ),
  mockOf(authEndpoints.logout, done),
  mockOf(authEndpoints.forgotPassword, answering(forgotPasswordSchema, done)),
  mockOf(
    authEndpoints.resetPassword,
    answering(resetPasswordSchema, ({ token, password }) =>
      token === unknownToken ? notFound() : (refuseCommon(password) ?? done()),
    ),
  ),
  mockOf(
    profileEndpoints.changePassword,
    answering(passwordChangeSchema, ({ current, password }) =>
      current === samplePassword
        ? (refuseCommon(password) ?? done())
        : refuseField('current', 'currentPasswordWrong'),
    ),
  ),
  mockOf(profileEndpoints.listSessions, () => json(sessions)),
  mockOf(profileEndpoints.endSession, ({ params }) =>
    sessions.some(({ id }) => String(id) === params.id) ? nothing() : notFound(),
  ),
  mockOf(profileEndpoints.endOtherSessions, nothing),
]
