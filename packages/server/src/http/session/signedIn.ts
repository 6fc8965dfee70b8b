import type { Permission } from '@atrium/contract/accounts'
import type { FastifyRequest } from 'fastify'
import { isPermitted } from '#accounts/permissions.ts'
import { isSecondFactorMissing } from '#accounts/secondFactorRule.ts'
import { resumeSession, type SignedIn } from '#accounts/sessions.ts'
import type { Config } from '#config/config.ts'
import { HttpError, signInNeeded } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { csrfGuard } from './csrfGuard.ts'
import { ownPageOf } from './ownPage.ts'
import { sessionTokenOf } from './sessionCookie.ts'

/** The services that are needed to identify the caller. */
export interface SessionParts extends Pick<Services, 'database' | 'now'> {
  config: Pick<Config, 'publicUrl' | 'corsOrigins' | 'secondFactor'>
}

/** The signed-in user of a request, if any. */
export async function signedInOf(
  { config, database, now }: SessionParts,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const ofPage = ownPageOf(request)
  if (ofPage) return ofPage
  const token = sessionTokenOf(request, config)
  return token === undefined ? undefined : resumeSession(database.db, token, now())
}

/** What a call needs besides a session. */
interface Needs {
  /** @default true */
  needsSecondFactor?: boolean | undefined
  permission?: Permission | undefined
}

/**
 * The signed-in user of a request. Throws 401 without a session, and 403 when another site sent the request (CSRF) or
 * when the role of the person demands a second factor that is not set up, unless the call does without
 * (`needsSecondFactor`), and when the person lacks the permission of the call.
 */
export async function requireSignedIn(
  services: SessionParts,
  request: FastifyRequest,
  { needsSecondFactor = true, permission }: Needs = {},
): Promise<SignedIn> {
  csrfGuard(request, services.config)
  const found = await signedInOf(services, request)
  if (!found) throw signInNeeded()
  if (
    needsSecondFactor &&
    (await isSecondFactorMissing(services.database.db, services.config, found.account))
  )
    throw new HttpError(403, 'secondFactorMissing')
  if (permission && !(await isPermitted(services.database.db, found.account, permission)))
    throw new HttpError(403, 'permissionMissing')
  return found
}
