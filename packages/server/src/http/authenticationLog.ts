import { toEmailAddress } from '@atrium/contract/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '#accounts/network.ts'
import { hashOf } from '#secrets/tokens.ts'
import { HttpError } from './httpError.ts'

/** What happened to an account or a session. */
type AuthenticationEvent =
  | 'sign-in'
  | 'sign-out'
  | 'password change'
  | 'password link request'
  | 'password by link'
  | 'session ended'
  | 'other sessions ended'
  | 'reauthentication'
  | 'second factor on'
  | 'second factor off'
  | 'recovery codes'
  | 'passkey added'
  | 'passkey removed'

interface Details {
  accountId?: number
  /** As typed; only a hash is logged, because people type passwords into this field. */
  email?: string
}

/** Does the work, and logs its success or its failure. A `accountId` in the result tells whose account it was. */
export type LogAuthentication = <Result>(
  request: FastifyRequest,
  event: AuthenticationEvent,
  details: Details,
  work: () => Promise<Result>,
) => Promise<Result>

/** Digits of a hash: enough to find the lines that belong together. */
const hashLength = 16

const shortHash = (text: string) => hashOf(text).slice(0, hashLength)

/**
 * The log of authentication events: lines with `"log":"authentication"`, at every `LOG_LEVEL` but `silent`. A line has
 * the event, its outcome, the id of the request, the person's id where it is known, and short SHA-256 hashes of the network and of
 * the typed address. Passwords, tokens and addresses are in no line.
 */
export function authenticationLog(app: FastifyInstance): LogAuthentication {
  const level = app.log.level === 'silent' ? 'silent' : 'info'
  const log = app.log.child({ log: 'authentication' }, { level })
  return async (request, event, { accountId, email }, work) => {
    const write = (outcome: string, person: number | undefined) =>
      log.info(
        {
          event,
          outcome,
          reqId: request.id,
          network: shortHash(networkOf(request.ip)),
          ...(person !== undefined && { userId: person }),
          ...(email !== undefined && { account: shortHash(toEmailAddress(email)) }),
        },
        `${event}: ${outcome}`,
      )
    try {
      const result = await work()
      const isKnown = typeof result === 'object' && result !== null && 'accountId' in result
      write('success', isKnown ? (result.accountId as number | undefined) : accountId)
      return result
    } catch (error) {
      write(error instanceof HttpError ? error.text : 'error', accountId)
      throw error
    }
  }
}
