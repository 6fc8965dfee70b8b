import type { ApiError } from '@atrium/contract'
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

function fromFramework(error: FastifyError): HttpError {
  const status = error.statusCode ?? 500
  const text = byStatus[status]
  if (text) return new HttpError(status, text)
  return status >= 400 && status < 500 ? new HttpError(400, 'malformed') : new HttpError(500, 'internal')
}
