import type { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyLoggerOptions, FastifyRequest, RawServerDefault } from 'fastify'
import { loggedPath } from '#http/loggedPath.ts'

/** Fields with personal data, removed from the log in case they are logged by mistake. */
const personal = ['email', 'first_name', 'last_name', 'firstName', 'lastName', 'phone', 'message', 'to', 'cv']

/**
 * One JSON line for each event. A request is logged as method and path, without query, headers, body and network
 * address. Errors are logged without values of the database.
 */
export const logOptions = (
  level: string,
  stream?: Writable,
): FastifyLoggerOptions<RawServerDefault> & object => ({
  level,
  ...(stream && { stream }),
  ...{ redact: personal.flatMap((name) => (name === 'message' ? [`*.${name}`] : [name, `*.${name}`])) },
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: loggedPath(request.url.split('?')[0] ?? ''),
    }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    err: describeError as never,
  },
})

interface CodedError extends Error {
  code?: string
  constraint?: string
}

/**
 * The parts of an error that may be logged. The message of a failed query lists its parameters, and the message of the
 * database may quote a value, so only code and constraint are logged.
 */
function describeError(error: CodedError): Record<string, unknown> {
  const inner = error instanceof DrizzleQueryError ? (error.cause as CodedError | undefined) : undefined
  const { constraint, code = (error.cause as CodedError | undefined)?.code } = inner ?? error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    text: error instanceof DrizzleQueryError ? 'A query failed.' : error.message,
    ...(code && { code }),
    ...(constraint && { constraint }),
    stack: frames.map((line) => line.trim()).slice(0, 12),
  }
}
