import { secondFactorEndpoints } from '@atrium/contract/accounts/secondFactor/calls'
import type { FastifyInstance } from 'fastify'
import { authenticationLog } from '#http/authenticationLog.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { setSessionCookie } from '#http/session/sessionCookie.ts'
import type { Services } from '#services.ts'
import {
  finishSecondFactor,
  readSecondFactor,
  reauthenticatePerson,
  removeSecondFactor,
  replaceCodes,
  startSecondFactor,
} from './secondFactor.service.ts'

/** The rows of the call table about the second factor and re-authentication. */
export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services
  const logged = authenticationLog(app)
  const open = { needsSecondFactor: false }
  const sensitive = { ...open, needsReauthentication: true }

  registerAuthenticated(
    app,
    services,
    secondFactorEndpoints.reauthenticate,
    async ({ body, request, reply, ...caller }) => {
      const token = await logged(request, 'reauthentication', { accountId: caller.account.id }, () =>
        reauthenticatePerson(services, caller, body),
      )
      setSessionCookie(reply, config, token)
      return {}
    },
    open,
  )

  registerAuthenticated(
    app,
    services,
    secondFactorEndpoints.getSecondFactor,
    (caller) => readSecondFactor(services, caller),
    open,
  )

  registerAuthenticated(
    app,
    services,
    secondFactorEndpoints.createSecondFactor,
    (caller) => startSecondFactor(services, caller),
    sensitive,
  )

  registerAuthenticated(
    app,
    services,
    secondFactorEndpoints.confirmSecondFactor,
    async ({ body, request, reply, ...caller }) => {
      const { recoveryCodes, sessionToken } = await logged(
        request,
        'second factor on',
        { accountId: caller.account.id },
        () => finishSecondFactor(services, caller, body.code),
      )
      setSessionCookie(reply, config, sessionToken)
      return { recoveryCodes }
    },
    sensitive,
  )

  registerAuthenticated(
    app,
    services,
    secondFactorEndpoints.deleteSecondFactor,
    async ({ request, ...caller }) => {
      await logged(request, 'second factor off', { accountId: caller.account.id }, () =>
        removeSecondFactor(services, caller),
      )
      return undefined
    },
    sensitive,
  )

  registerAuthenticated(
    app,
    services,
    secondFactorEndpoints.replaceRecoveryCodes,
    ({ request, ...caller }) =>
      logged(request, 'recovery codes', { accountId: caller.account.id }, () =>
        replaceCodes(services, caller),
      ),
    sensitive,
  )
}
