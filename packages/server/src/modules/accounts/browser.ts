import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import {
  deviceTokenOf,
  sessionTokenOf,
  setDeviceCookie,
  setSessionCookie,
} from '#http/session/sessionCookie.ts'

/** The browser of a sign-in. */
export interface Browser {
  /** The network address of the browser. */
  address: string
  userAgent: string
  /** The tokens in the cookies of the browser. */
  sessionToken: string | undefined
  deviceToken: string | undefined
}

export const browserOf = (request: FastifyRequest, config: Config): Browser => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  sessionToken: sessionTokenOf(request, config),
  deviceToken: deviceTokenOf(request, config),
})

/** The answer to a sign-in, and the tokens for the cookies of the browser. */
export interface NewSignIn {
  accountId: number
  token: string
  sessionToken: string
  deviceToken: string
}

/** Sets the cookies of a sign-in; returns its answer. */
export function answerSignIn(
  reply: FastifyReply,
  config: Config,
  { token, sessionToken, deviceToken }: NewSignIn,
): { token: string } {
  setSessionCookie(reply, config, sessionToken)
  setDeviceCookie(reply, config, deviceToken)
  reply.header('cache-control', 'no-store')
  return { token }
}
