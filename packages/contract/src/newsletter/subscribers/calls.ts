import { idParams as params } from '#core/fields.ts'
import { fileReply, noReply, withSchemas } from '#core/withSchemas.ts'
import { exportSubscribers, listSubscribers, removeSubscriber } from './endpoints.ts'
import { subscribersQuestionSchema, subscribersSchema } from './schema.ts'

export const subscribersEndpoints = {
  listSubscribers: withSchemas(listSubscribers, {
    query: subscribersQuestionSchema,
    reply: subscribersSchema,
  }),
  exportSubscribers: withSchemas(exportSubscribers, { reply: fileReply }),
  removeSubscriber: withSchemas(removeSubscriber, { params, reply: noReply }),
}
