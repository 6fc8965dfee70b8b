import type { ApiError } from '@atrium/contract/core'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, type HttpErrorText } from '#http/httpError.ts'
import { languageOf } from '#http/language.ts'
import type { Texts } from '#i18n/texts.ts'

/** The texts of errors of the framework and its plugins, by status. Any other 4xx is a malformed request. */
const byStatus: Record<number, HttpErrorText> = {
  404: 'notFound',
  405: 'notAllowed',
  413: 'tooLarge',
  415: 'unsupported',
  429: 'tooMany',
  503: 'unavailable',
}

/** Answers every error with an `ApiError` in the language of the request. */
export function answerErrors(app: FastifyInstance, texts: Texts): void {
  const answer = errorAnswer(texts)
  app.setErrorHandler<FastifyError>(answer)
}

/** The error handler; also used for errors before routing. */
export function errorAnswer(texts: Texts) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const httpError = error instanceof HttpError ? error : fromFramework(error)
    if (httpError.statusCode >= 500) request.log.error({ err: error }, 'request failed')
    else request.log.info({ err: error, statusCode: httpError.statusCode }, 'request refused')
    const { errors, values, hangUp, retryAfter } = httpError.details
    const language = languageOf(request)
    const body: ApiError = {
      message: texts(language, `errors:${httpError.text}`, values?.(language)),
      ...(errors && { errors }),
      requestId: request.id,
    }
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    if (hangUp) reply.header('connection', 'close')
    return reply
      .header('x-request-id', request.id)
      .code(httpError.statusCode)
      .type('application/json; charset=utf-8')
      .send(body)
  }
}

/** Codes of the network and of PostgreSQL for a service that cannot be reached, or takes no further connections. */
const unreachable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
  ...['08000', '08003', '08006', '53300', '57P01', '57P02', '57P03'],
])

/** What `pg-pool` says, without a code, when no connection became free or was made in time. */
const noConnection = /^(timeout exceeded when trying to connect|Connection terminated)/

/** Seconds after which a caller tries again. */
const retryAfter = 5

/** Whether an error is an outage or an overload of the database, which passes. Drizzle puts such errors into `cause`. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  return (
    (code !== undefined && unreachable.has(code)) || noConnection.test(error.message) || isOutage(error.cause)
  )
}

function fromFramework(error: FastifyError): HttpError {
  if (isOutage(error)) return new HttpError(503, 'unavailable', { retryAfter, cause: error })
  const status = error.statusCode ?? 500
  const text = byStatus[status]
  if (text) return new HttpError(status, text)
  return status >= 400 && status < 500 ? new HttpError(400, 'malformed') : new HttpError(500, 'internal')
}
