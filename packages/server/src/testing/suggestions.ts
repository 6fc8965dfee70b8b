import type { FastifyInstance } from 'fastify'

const url = '/api/v1/suggestions/'

/** Sends a suggestion in a session, and returns the answer. */
export const suggest = (
  app: FastifyInstance,
  headers: Record<string, string>,
  { text = 'More bicycle stands', isAnonymous = true, remoteAddress = '10.0.0.1' } = {},
) => app.inject({ method: 'POST', url, headers, remoteAddress, payload: { text, isAnonymous } })

/** Requests the state of a suggestion. */
export const fetchStatus = (
  app: FastifyInstance,
  headers: Record<string, string>,
  code: string,
  remoteAddress = '10.0.0.1',
) => app.inject({ method: 'POST', url: `${url}status/`, headers, remoteAddress, payload: { code } })
