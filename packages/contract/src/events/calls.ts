import { noReply, withSchemas } from '#core/withSchemas.ts'
import { streamEvents } from './endpoints.ts'
import { streamQuery } from './schema.ts'

export const eventsEndpoints = {
  streamEvents: withSchemas(streamEvents, { query: streamQuery, reply: noReply }),
}
