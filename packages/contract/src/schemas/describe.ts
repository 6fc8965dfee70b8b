import type { Schema } from 'yup'
import type { BodyOf, Endpoint, ReplyOf } from '#endpoint.ts'

/** An endpoint with the schemas that judge it at run time. */
export interface DescribedEndpoint<E extends Endpoint> {
  endpoint: E
  /** What a reply may hold. A column that the schema does not name never leaves the server. */
  reply: Schema<ReplyOf<E>>
  /** What a body must hold; its messages are keys of `messages.ts`. */
  body?: Schema<BodyOf<E>>
}

export const describeEndpoint = <E extends Endpoint>(
  endpoint: E,
  schemas: Omit<DescribedEndpoint<E>, 'endpoint'>,
): DescribedEndpoint<E> => ({ endpoint, ...schemas })
