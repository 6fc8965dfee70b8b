import type { ApiError, Endpoint } from '@atrium/contract'
import type { DescribedEndpoint } from '@atrium/contract/schemas'
import { type DefaultBodyType, HttpResponse, http, type PathParams } from 'msw'
import { type Schema, ValidationError } from 'yup'

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

export const json = (body: unknown, status = 200): Response =>
  HttpResponse.json(body as DefaultBodyType, { status })

export const refusal = (status: number, body: ApiError): Response => json(body, status)

/** Judges a body by the contract's schema; gives the refusal, or nothing when all is well. */
export function judge(schema: Schema | undefined, body: unknown): Response | undefined {
  try {
    schema?.validateSync(body, { abortEarly: false })
    return undefined
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors: Record<string, string> = {}
    for (const { path, message } of error.inner) if (path && !errors[path]) errors[path] = message
    return refusal(400, { message: 'Some fields need your attention.', errors })
  }
}
