import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from '#accounts/network.ts'
import type { Config } from '#config/config.ts'
import { hashOf } from '#secrets/tokens.ts'
import { HttpError } from './httpError.ts'
import { ownPageOf } from './session/ownPage.ts'
import { sessionTokenOf } from './session/sessionCookie.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Remembers whose session a request has, so that the later ones count for this person. */
    rememberCaller: (request: FastifyRequest, accountId: number) => void
  }
}

/** The calls of the general limit that one page of a person counts for. */
const callsOfPage = 8

/** The most sessions that are remembered; those that were not used for the longest are dropped. */
const maxSessions = 10_000

/**
 * The limit on all calls of one caller, counted in the memory of each server: a signed-in person, wherever the person is,
 * and a network address for everybody else. A session counts for its address until a call has found it valid, so that made-up cookies
 * reach no database and no counter of their own.
 */
export async function limitCalls(api: FastifyInstance, config: Config): Promise<void> {
  const people = new LRUCache<string, number>({ max: maxSessions })
  const sessionOf = (request: FastifyRequest) => {
    const token = sessionTokenOf(request, config)
    return token === undefined ? undefined : hashOf(token)
  }
  api.decorate('rememberCaller', (request: FastifyRequest, accountId: number) => {
    const session = sessionOf(request)
    if (session !== undefined) people.set(session, accountId)
  })
  await api.register(rateLimit, {
    // Its document has been counted.
    allowList: (request) => ownPageOf(request) !== undefined,
    max: config.rateLimit.max,
    timeWindow: config.rateLimit.window,
    keyGenerator: (request) => {
      const session = sessionOf(request)
      const person = session === undefined ? undefined : people.get(session)
      return person === undefined ? networkOf(request.ip) : `person ${person}`
    },
    errorResponseBuilder: () => new HttpError(429, 'tooMany'),
  })
}

/**
 * The limit on the pages that are rendered for one person, counted in the memory of each server. Returns whether the page of a
 * request is below it.
 */
export async function limitOwnPages(
  app: FastifyInstance,
  { rateLimit: { max, window: timeWindow } }: Pick<Config, 'rateLimit'>,
): Promise<(request: FastifyRequest, accountId: number) => Promise<boolean>> {
  const accounts = new WeakMap<FastifyRequest, number>()
  const keyGenerator = (request: FastifyRequest) => `page ${accounts.get(request)}`
  let count: ReturnType<FastifyInstance['createRateLimit']> | undefined
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false })
    count = scope.createRateLimit({ max: Math.ceil(max / callsOfPage), timeWindow, keyGenerator })
  })
  return async (request, accountId) => {
    accounts.set(request, accountId)
    const counted = await count?.(request)
    return !counted || counted.isAllowed || !counted.isExceeded
  }
}
