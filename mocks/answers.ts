import {
  type ApiError,
  type Endpoint,
  isFieldMessage,
  type Language,
  negotiateLanguage,
} from '@atrium/contract/core'
import { type EndpointWithSchemas, type FieldMessages, validate } from '@atrium/contract/core/schema'
import { type DefaultBodyType, HttpResponse, http, type PathParams } from 'msw'
import type { Schema } from 'yup'

interface Call {
  params: PathParams
  request: Request
}

/** A handler for the method and path of an endpoint, on any host. A query that its schema rejects answers 400. */
export const mockOf = (
  { endpoint, query }: EndpointWithSchemas<Endpoint>,
  answer: (call: Call) => Promise<Response> | Response,
) =>
  http[endpoint.method.toLowerCase() as 'get'](
    `*${endpoint.path}`,
    ({ params, request }) =>
      (validationErrorOf(query, queryOf(request)) ??
        answer({ params, request: request as Request & { body: DefaultBodyType } })) as Promise<
        HttpResponse<DefaultBodyType>
      >,
  )

const queryOf = ({ url }: { url: string }) => Object.fromEntries(new URL(url).searchParams)

/** The fields of a form in any encoding. */
export const fieldsOf = async (request: Request) => Object.fromEntries(await request.formData())

/** The language of a request. */
export const languageOf = (request: Request): Language =>
  negotiateLanguage(request.headers.get('accept-language') ?? undefined)

/** 204 without a body. */
export const done = (): Response => new HttpResponse(null, { status: 204 })

export const json = (body: unknown, status = 200): Response =>
  HttpResponse.json(body as DefaultBodyType, { status })

export const errorResponse = (status: number, body: ApiError): Response => json(body, status)

/** The error for a body that its schema rejects, or `undefined`. */
export function validationErrorOf(schema: Schema | undefined, body: unknown): Response | undefined {
  const result = schema && validate(schema, body)
  return !result || result.isValid ? undefined : refuseFields(result.messages)
}

/** 400, with the messages that have a text: only another program than a form breaks a rule without one. */
const refuseFields = (messages: FieldMessages) =>
  refuse(Object.fromEntries(Object.entries(messages).filter(([, message]) => isFieldMessage(message))))

/** 400 with the message key of each field that is wrong. */
export const refuse = (errors: Record<string, string>): Response =>
  errorResponse(400, {
    message: 'Some fields need your attention.',
    ...(Object.keys(errors).length > 0 && { errors }),
  })

/** 409: somebody else was first. */
export const changedMeanwhile = (): Response =>
  errorResponse(409, { message: 'Someone else has changed this.' })

/** 404. */
export const notFound = (): Response => errorResponse(404, { message: 'There is nothing at this address.' })

/** Answers a JSON body that its schema accepts; any other body answers 400. */
export const answering =
  <Body>(schema: Schema<Body>, answer: (body: Body, request: Request) => Response) =>
  async ({ request }: Pick<Call, 'request'>): Promise<Response> => {
    const result = validate(schema, await request.json().catch(() => ({})))
    return result.isValid ? answer(result.value, request) : refuseFields(result.messages)
  }
