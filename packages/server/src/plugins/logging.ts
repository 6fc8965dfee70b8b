import type { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyLoggerOptions, FastifyRequest, RawServerDefault } from 'fastify'

/** Fields that may hold a person's data, should they ever be logged by mistake. */
const personal = ['email', 'first_name', 'last_name', 'firstName', 'lastName', 'phone', 'message', 'to', 'cv']

/**
 * One JSON line for each event. A request is its method and path: no query, no headers, no body, no address of
 * the caller. Errors lose whatever the database quotes from a row.
 */
export const logOptions = (
  level: string,
  stream?: Writable,
): FastifyLoggerOptions<RawServerDefault> & object => ({
  level,
  ...(stream && { stream }),
  ...{ redact: personal.flatMap((name) => (name === 'message' ? [`*.${name}`] : [name, `*.${name}`])) },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    err: describeError as never,
  },
})

interface CodedError extends Error {
  code?: string
  constraint?: string
}

/**
 * What of an error may be logged. A failed query's own message lists its parameters, which are names and
 * addresses; the database's message and detail may quote a value. The code and the constraint say enough.
 */
function describeError(error: CodedError): Record<string, unknown> {
  const inner = error instanceof DrizzleQueryError ? (error.cause as CodedError | undefined) : undefined
  const { code, constraint } = inner ?? error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    text: error instanceof DrizzleQueryError ? 'A query failed.' : error.message,
    ...(code && { code }),
    ...(constraint && { constraint }),
    stack: frames.map((line) => line.trim()).slice(0, 12),
  }
}
