import type { ApiError, Endpoint } from '@atrium/contract'
import { type DescribedEndpoint, judge } from '@atrium/contract/schemas'
import { type DefaultBodyType, HttpResponse, http, type PathParams } from 'msw'
import type { Schema } from 'yup'

interface Call {
  params: PathParams
  request: Request
}

/** A handler at an endpoint's own method and path, on any host. */
export const mockOf = (
  { endpoint }: DescribedEndpoint<Endpoint>,
  answer: (call: Call) => Promise<Response> | Response,
) =>
  http[endpoint.method.toLowerCase() as 'get'](
    `*${endpoint.path}`,
    ({ params, request }) =>
      answer({ params, request: request as Request & { body: DefaultBodyType } }) as Promise<
        HttpResponse<DefaultBodyType>
      >,
  )

/** The fields of a form, however it travels. */
export const fieldsOf = async (request: Request) => Object.fromEntries(await request.formData())

export const json = (body: unknown, status = 200): Response =>
  HttpResponse.json(body as DefaultBodyType, { status })

export const refusal = (status: number, body: ApiError): Response => json(body, status)

/** The refusal that a body deserves by the contract's schema, or nothing when all is well. */
export function refusalOf(schema: Schema | undefined, body: unknown): Response | undefined {
  const judgement = schema && judge(schema, body)
  if (!judgement || judgement.isValid) return undefined
  return refusal(400, { message: 'Some fields need your attention.', errors: judgement.messages })
}
