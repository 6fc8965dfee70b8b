import type { CvFile } from '@atrium/contract/careers'
import type { BodyOf, Endpoint, Language, ParamsOf, QueryOf, ReplyOf } from '@atrium/contract/core'
import { type EndpointWithSchemas, validate } from '@atrium/contract/core/schema'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Schema } from 'yup'
import { networkOf } from '#accounts/network.ts'
import type { RateLimit } from '#config/config.ts'
import { readBody } from './body.ts'
import { HttpError, notFound } from './httpError.ts'
import { languageOf } from './language.ts'
import { discardUploads, type UploadedFile, type UploadRules } from './multipart.ts'
import { requireValid } from './requireValid.ts'
import { type FileAnswer, sendFile } from './sendFile.ts'
import { ownPageOf } from './session/ownPage.ts'
import { strippingOf } from './strippingOf.ts'

/** The body on the server: an uploaded file in the place of the file of the contract. */
type Received<Body> = { [Field in keyof Body]: Body[Field] extends CvFile ? UploadedFile : Body[Field] }

/** One call of an endpoint; its parts have passed their schemas. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: Received<BodyOf<E>>
  /** The language of the answer and of mails that the call causes. */
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

/** The reply of a handler: a file where the contract names one. */
export type Answer<Reply> = [Reply] extends [Blob] ? FileAnswer : Reply

export type HandlerReply<E extends Endpoint> = Promise<Answer<ReplyOf<E>>> | Answer<ReplyOf<E>>

export type Handler<E extends Endpoint> = (call: Call<E>) => HandlerReply<E>

export interface Options<E extends Endpoint> {
  /** A schema in place of the schema of the contract, for limits that depend on the settings. */
  body?: Schema<BodyOf<E>>
  /** The most bytes of a JSON body, when it may exceed the general limit of `app.ts`. */
  maxBytes?: number
  /** For multipart: the file fields, the size limit and the folder of uploads. */
  upload?: UploadRules
  /** A rate limit besides the general one, for each `callerOf`, on all servers together. */
  rateLimit?: RateLimit
  /** The caller whose calls are counted, after `guard`. @default the network address */
  callerOf?: (request: FastifyRequest) => string
  /**
   * Requests are not logged at any level, not even their existence. Their rate limit is counted in memory, for each
   * server and caller, and written nowhere.
   */
  isUnlogged?: boolean
  /** Checks the request (session, CSRF) after the general rate limit and before its body is read. */
  guard?: (request: FastifyRequest) => Promise<void>
}

/**
 * Serves one endpoint of the contract. Parameters, query and body are validated: invalid parameters answer 404, an
 * invalid query or body answers 400 with `errors` by field. The reply is stripped of fields that its schema does not
 * name; without a reply the status is 204. A handler sets status and cookies through `reply`. Uploads that the handler
 * has not moved are deleted afterwards.
 */
export function register<E extends Endpoint>(
  app: FastifyInstance,
  described: EndpointWithSchemas<E>,
  handler: Handler<E>,
  options: Options<E> = {},
): void {
  const { endpoint, query: querySchema } = described
  const bodySchema = options.body ?? described.body
  const strip = strippingOf(described.reply)
  const requireBelowLimit = limiterOf(app, endpoint, options)
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    ...(options.maxBytes !== undefined && { bodyLimit: options.maxBytes }),
    ...(options.isUnlogged && { childLoggerFactory: silentLogger }),
    preParsing: async (request: FastifyRequest) => {
      await options.guard?.(request)
      // A call of a page: its document has been counted.
      if (!ownPageOf(request)) await requireBelowLimit?.(request)
    },
    handler: async (request, reply) => {
      const raw = bodySchema ? await readBody(request, endpoint.encoding, options.upload) : {}
      try {
        const call = {
          params: paramsOf(described, request),
          query: querySchema ? requireValid(querySchema, request.query) : request.query,
          body: bodySchema ? requireValid(bodySchema, raw, options.upload) : raw,
          language: languageOf(request),
          request,
          reply,
        }
        const answer = await handler(call as Call<E>)
        // A stream answers by itself.
        if (reply.sent) return reply
        if (endpoint.reply === 'file') return sendFile(reply, answer as FileAnswer)
        const body = strip(answer)
        return body === undefined ? reply.code(204).send() : body
      } finally {
        await discardUploads(raw)
      }
    },
  }
  // The hooks of multipart cost every request of their scope: other calls do without.
  if (endpoint.encoding === 'json') app.route(route)
  else
    void app.register(async (scope) => {
      await scope.register(multipart)
      scope.route(route)
    })
}

const networkOfCaller = ({ ip }: FastifyRequest) => networkOf(ip)

/** Counts a call of an endpoint for its caller; throws 429 beyond the limit. */
function limiterOf<E extends Endpoint>(
  app: FastifyInstance,
  { method, path }: Endpoint,
  { rateLimit, isUnlogged, callerOf = networkOfCaller }: Options<E>,
): ((request: FastifyRequest) => Promise<void>) | undefined {
  if (!rateLimit) return undefined
  if (!isUnlogged)
    return (request) => app.requireBelowLimit(`${method} ${path} ${callerOf(request)}`, rateLimit)
  const { max, window: timeWindow } = rateLimit
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: callerOf })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new HttpError(429, 'tooMany', { retryAfter: counted.ttlInSeconds })
  }
}

const silentLogger: NonNullable<RouteOptions['childLoggerFactory']> = (logger, bindings, options) =>
  logger.child(bindings, { ...options, level: 'silent' })

/** The validated parameters of a request. An invalid id means an unknown record, and not a mistake in a form: 404. */
export function paramsOf<E extends Endpoint>(
  { params: schema }: EndpointWithSchemas<E>,
  { params }: FastifyRequest,
): ParamsOf<E> {
  if (!schema) return params as ParamsOf<E>
  const result = validate(schema, params)
  if (!result.isValid) throw notFound()
  return result.value
}
