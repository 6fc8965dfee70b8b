import { idParams as params } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import {
  addNews,
  askForPublication,
  deleteNews,
  getDeskNews,
  listDeskNews,
  publishNews,
  remindOfNews,
  saveNews,
} from './endpoints.ts'
import {
  deskNewsListSchema,
  newsChangesSchema,
  newsPublicationSchema,
  deskNewsSchema as reply,
} from './schema.ts'

export const deskNewsEndpoints = {
  listDeskNews: withSchemas(listDeskNews, { reply: deskNewsListSchema }),
  getDeskNews: withSchemas(getDeskNews, { params, reply }),
  addNews: withSchemas(addNews, { reply }),
  saveNews: withSchemas(saveNews, { params, body: newsChangesSchema, reply }),
  publishNews: withSchemas(publishNews, { params, body: newsPublicationSchema, reply }),
  askForPublication: withSchemas(askForPublication, { params, reply }),
  remindOfNews: withSchemas(remindOfNews, { params, reply }),
  deleteNews: withSchemas(deleteNews, { params, reply: noReply }),
}
