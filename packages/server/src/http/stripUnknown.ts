import type { Endpoint, ReplyOf } from '@atrium/contract'
import type { EndpointWithSchemas } from '@atrium/contract/schemas'

/** An answer cut down to what the contract names: nothing else leaves the server. */
export const stripUnknown = <E extends Endpoint>(
  { reply }: Pick<EndpointWithSchemas<E>, 'reply'>,
  answer: ReplyOf<E>,
): ReplyOf<E> => reply.cast(answer, { stripUnknown: true })
