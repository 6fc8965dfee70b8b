import type { Endpoint, ReplyOf } from '@atrium/contract'
import type { DescribedEndpoint } from '@atrium/contract/schemas'

/** An answer cut down to what the contract names: nothing else leaves the server. */
export const cutReply = <E extends Endpoint>(
  { reply }: Pick<DescribedEndpoint<E>, 'reply'>,
  answer: ReplyOf<E>,
): ReplyOf<E> => reply.cast(answer, { stripUnknown: true })
