import { accountsEndpoints } from '@atrium/contract/accounts/calls'
import { profileEndpoints } from '@atrium/contract/accounts/profile/calls'
import { pages, viewCookie } from '@atrium/contract/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authenticationLog } from '#http/authenticationLog.ts'
import { register } from '#http/register.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { csrfGuard } from '#http/session/csrfGuard.ts'
import {
  clearSessionCookie,
  deviceTokenOf,
  sessionTokenOf,
  setDeviceCookie,
  setSessionCookie,
} from '#http/session/sessionCookie.ts'
import type { Services } from '#services.ts'
import { answerSignIn, browserOf } from './browser.ts'
import { changePassword, forgotPassword, resetPassword } from './password.service.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts'
import { signIn, signOut } from './signIn.service.ts'

/** The rows of the call table about signing in and out (spec 7, Staff login), passwords and sessions. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services
  const guard = async (request: FastifyRequest) => csrfGuard(request, config)
  const { passwordRateLimit: rateLimit } = config
  const logged = authenticationLog(app)
  const sensitive = { needsSecondFactor: false, needsReauthentication: true }

  register(
    app,
    accountsEndpoints.login,
    async ({ body, request, reply }) => {
      const signedIn = await logged(request, 'sign-in', { email: body.email }, () =>
        signIn(services, body, browserOf(request, config)),
      )
      return answerSignIn(reply, config, signedIn)
    },
    { guard },
  )

  register(
    app,
    accountsEndpoints.logout,
    async ({ request, reply }) => {
      await logged(request, 'sign-out', {}, () => signOut(services, sessionTokenOf(request, config)))
      clearSessionCookie(reply, config)
      reply.clearCookie(viewCookie, { path: pages.today })
      return {}
    },
    { guard },
  )

  register(
    app,
    accountsEndpoints.forgotPassword,
    ({ body: { email }, request }) =>
      logged(request, 'password link request', { email }, () => forgotPassword(services, email)),
    { guard, rateLimit },
  )

  register(
    app,
    accountsEndpoints.resetPassword,
    async ({ body, request, reply }) => {
      const { deviceToken } = await logged(request, 'password by link', {}, () =>
        resetPassword(services, body, deviceTokenOf(request, config)),
      )
      clearSessionCookie(reply, config)
      setDeviceCookie(reply, config, deviceToken)
      return {}
    },
    { guard, rateLimit },
  )

  registerAuthenticated(
    app,
    services,
    profileEndpoints.changePassword,
    async ({ body, account, session, request, reply }) => {
      const token = await logged(request, 'password change', { accountId: account.id }, () =>
        changePassword(services, { account, session }, body),
      )
      setSessionCookie(reply, config, token)
      return {}
    },
    { needsSecondFactor: false },
  )

  registerAuthenticated(
    app,
    services,
    profileEndpoints.listSessions,
    (caller) => listSessions(services, caller),
    { needsSecondFactor: false },
  )

  registerAuthenticated(
    app,
    services,
    profileEndpoints.endSession,
    async ({ params, request, reply, ...caller }) => {
      await logged(request, 'session ended', { accountId: caller.account.id }, () =>
        endSession(services, caller, params.id),
      )
      if (params.id === caller.session.id) clearSessionCookie(reply, config)
      return undefined
    },
    sensitive,
  )

  registerAuthenticated(
    app,
    services,
    profileEndpoints.endOtherSessions,
    ({ request, ...caller }) =>
      logged(request, 'other sessions ended', { accountId: caller.account.id }, () =>
        endOtherSessions(services, caller),
      ),
    sensitive,
  )
}
