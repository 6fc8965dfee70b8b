import { mixed, type Schema } from 'yup'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#endpoint.ts'

/** An endpoint with the schemas that judge it at run time. */
export interface EndpointWithSchemas<E extends Endpoint> {
  endpoint: E
  /** What a reply may hold. A column that the schema does not name never leaves the server. */
  reply: Schema<ReplyOf<E>>
  /** What the parameters in the path must be: they come as text, and may be anything. */
  params?: Schema<ParamsOf<E>>
  query?: Schema<QueryOf<E>>
  /** What a body must hold; its messages are keys of `messages.ts`. */
  body?: Schema<BodyOf<E>>
}

/** A path with parameters needs their schema. */
type Schemas<E extends Endpoint> = Omit<EndpointWithSchemas<E>, 'endpoint'> &
  (keyof ParamsOf<E> extends never ? unknown : { params: Schema<ParamsOf<E>> })

export const withSchemas = <E extends Endpoint>(
  endpoint: E,
  schemas: Schemas<E>,
): EndpointWithSchemas<E> => ({ endpoint, ...schemas })

/** The reply of a call that answers 204 without a body. */
export const noReply = mixed().optional() as unknown as Schema<undefined>

/** The reply of a call that answers with a file. */
export const fileReply = mixed<Blob>().required() as Schema<Blob>
