import { mixed, object, type Schema } from 'yup'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from './endpoint.ts'

/** An endpoint and the schemas that validate its calls at run time. */
export interface EndpointWithSchemas<E extends Endpoint> {
  endpoint: E
  /** The reply; fields that the schema does not name never leave the server. */
  reply: Schema<ReplyOf<E>>
  /** The parameters of the path, which arrive as unchecked text. */
  params?: Schema<ParamsOf<E>>
  query?: Schema<QueryOf<E>>
  /** The body; the messages are keys of `messages.ts`. */
  body?: Schema<BodyOf<E>>
}

/** An endpoint with path parameters needs a schema for them. */
type Schemas<E extends Endpoint> = Omit<EndpointWithSchemas<E>, 'endpoint'> &
  (keyof ParamsOf<E> extends never ? unknown : { params: Schema<ParamsOf<E>> })

export const withSchemas = <E extends Endpoint>(
  endpoint: E,
  schemas: Schemas<E>,
): EndpointWithSchemas<E> => ({ endpoint, ...schemas })

/** The body of a call that needs no values. */
export const emptyBody = object({})

/** The reply of a call that answers 204 without a body. */
export const noReply = mixed().optional() as unknown as Schema<undefined>

/** The reply of a call that answers with a file. */
export const fileReply = mixed<Blob>().required() as Schema<Blob>
