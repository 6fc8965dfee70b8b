import { passkeysEndpoints } from '@atrium/contract/accounts/passkeys/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authenticationLog } from '#http/authenticationLog.ts'
import { register } from '#http/register.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { relyingPartyOf } from '#http/relyingParty.ts'
import { csrfGuard } from '#http/session/csrfGuard.ts'
import { setSessionCookie } from '#http/session/sessionCookie.ts'
import type { Services } from '#services.ts'
import { answerSignIn, browserOf } from './browser.ts'
import {
  createPasskeyRequest,
  finishPasskey,
  listOwnPasskeys,
  reauthenticateByPasskey,
  removePasskey,
  signInWithPasskey,
  startPasskey,
} from './passkeys.service.ts'

/** Challenges that a network address, such as a whole office, may ask for in ten minutes: each is a row until it expires. */
const challengeRateLimit = { max: 300, window: 600_000 }

/** The rows of the call table about passkeys. */
export function passkeysRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services
  const logged = authenticationLog(app)
  const siteOf = (request: FastifyRequest) => relyingPartyOf(request, services)
  const guard = async (request: FastifyRequest) => csrfGuard(request, config)
  const open = { needsSecondFactor: false }
  const sensitive = { ...open, needsReauthentication: true }

  register(
    app,
    passkeysEndpoints.requestPasskey,
    ({ request, reply }) => {
      reply.header('cache-control', 'no-store')
      return createPasskeyRequest(services, siteOf(request))
    },
    { guard, rateLimit: challengeRateLimit },
  )

  register(
    app,
    passkeysEndpoints.loginWithPasskey,
    async ({ body, request, reply }) => {
      const signedIn = await logged(request, 'sign-in', {}, () =>
        signInWithPasskey(services, body.passkey, siteOf(request), browserOf(request, config)),
      )
      return answerSignIn(reply, config, signedIn)
    },
    { guard },
  )

  registerAuthenticated(
    app,
    services,
    passkeysEndpoints.reauthenticateWithPasskey,
    async ({ body, request, reply, ...caller }) => {
      const token = await logged(request, 'reauthentication', { accountId: caller.account.id }, () =>
        reauthenticateByPasskey(services, caller, body.passkey, siteOf(request)),
      )
      setSessionCookie(reply, config, token)
      return {}
    },
    open,
  )

  registerAuthenticated(
    app,
    services,
    passkeysEndpoints.listPasskeys,
    (caller) => listOwnPasskeys(services, caller),
    open,
  )

  registerAuthenticated(
    app,
    services,
    passkeysEndpoints.createPasskey,
    ({ request, ...caller }) => startPasskey(services, caller, siteOf(request)),
    { ...sensitive, rateLimit: challengeRateLimit },
  )

  registerAuthenticated(
    app,
    services,
    passkeysEndpoints.addPasskey,
    async ({ body, request, reply, ...caller }) => {
      const { recoveryCodes, sessionToken } = await logged(
        request,
        'passkey added',
        { accountId: caller.account.id },
        () => finishPasskey(services, caller, body, siteOf(request)),
      )
      setSessionCookie(reply, config, sessionToken)
      return { recoveryCodes }
    },
    sensitive,
  )

  registerAuthenticated(
    app,
    services,
    passkeysEndpoints.deletePasskey,
    async ({ params, request, ...caller }) => {
      await logged(request, 'passkey removed', { accountId: caller.account.id }, () =>
        removePasskey(services, caller, params.id),
      )
      return undefined
    },
    sensitive,
  )
}
