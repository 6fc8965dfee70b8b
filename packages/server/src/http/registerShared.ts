import { type Endpoint, fillPath, type Language, type ParamsOf, type QueryOf } from '@atrium/contract/core'
import type { EndpointWithSchemas } from '@atrium/contract/core/schema'
import type {} from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, createAnswer, sendAnswer } from './answer.ts'
import type { AnswerMemory } from './answerMemory.ts'
import { type HandlerReply, paramsOf } from './register.ts'
import { requireValid } from './requireValid.ts'
import { type FileAnswer, fileHeaders } from './sendFile.ts'
import { strippingOf } from './strippingOf.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The answers that are the same for everybody. */
    answers: AnswerMemory
  }
}

/** One call of a shared endpoint. It says nothing about the caller, because the answer is kept for the next. */
interface SharedCall<E extends Endpoint, Spoken> {
  params: ParamsOf<E>
  query: QueryOf<E>
  /** The language of the answer, from `languageOf`. */
  language: Spoken
}

interface SharedOptions<E extends Endpoint, Spoken> {
  /** The names of the query on which the answer depends. @default none */
  names?: (keyof QueryOf<E> & string)[]
  /** Without it, one answer has all languages. */
  languageOf?: (request: FastifyRequest) => Spoken
  /** @default 'no-cache': browsers ask each time whether the answer has changed */
  cacheControl?: string
  /** Decides for each request whether the caller may have the answer; throws if not. @default everybody may */
  guard?: (request: FastifyRequest) => Promise<unknown>
  /** Milliseconds: the answer is made anew in each such period of the clock. @default one hour */
  period?: number
}

/**
 * Serves an endpoint whose answer is the same for everybody who may call it, from memory: it is made once for each content
 * version, and sent with an ETag unless it is `no-store`. Validates like `register`. Errors are not kept.
 */
export function registerShared<E extends Endpoint, Spoken extends Language | undefined = undefined>(
  app: FastifyInstance,
  described: EndpointWithSchemas<E>,
  handler: (call: SharedCall<E, Spoken>) => HandlerReply<E>,
  { names = [], languageOf, cacheControl = 'no-cache', guard, period }: SharedOptions<E, Spoken> = {},
): void {
  const { endpoint, query: querySchema } = described
  const { answers } = app
  const strip = strippingOf(described.reply)

  async function makeAnswer(call: SharedCall<E, Spoken>): Promise<Answer> {
    const made = await handler(call)
    const headers = {
      'cache-control': cacheControl,
      ...(languageOf && { vary: 'accept-language, cookie' }),
    }
    if (endpoint.reply === 'file') {
      const file = made as FileAnswer & { content: string }
      return createAnswer({
        headers: { ...fileHeaders(file), ...headers },
        content: file.content,
        isKept: true,
      })
    }
    return createAnswer({
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      content: JSON.stringify(strip(made)),
      isKept: true,
    })
  }

  /** Validates the call, so that its key is one of the few that exist. */
  async function sendValidated(request: FastifyRequest, reply: FastifyReply, language: Spoken) {
    const params = paramsOf(described, request)
    const query = querySchema ? requireValid(querySchema, request.query) : ({} as QueryOf<E>)
    const shown = new URLSearchParams(names.map((name) => [name, String(query[name])]))
    const path = fillPath(endpoint.path, params as Record<string, string>)
    const key = keyOf(names.length > 0 ? `${path}?${shown}` : path, language)
    const answer =
      answers.fresh(key) ?? (await answers.make(key, () => makeAnswer({ params, query, language }), period))
    return sendAnswer(request, reply, answer)
  }

  const options = {
    compress: false as const,
    ...(guard && { preParsing: async (request: FastifyRequest) => void (await guard(request)) }),
  }
  app.get(endpoint.path, options, (request, reply) => {
    const language = languageOf?.(request) as Spoken
    // The address in its usual spelling is a key as it is.
    const kept = answers.fresh(keyOf(request.url, language))
    return kept ? sendAnswer(request, reply, kept) : sendValidated(request, reply, language)
  })
}

const keyOf = (address: string, language: Language | undefined) => `${language ?? ''} ${address}`
