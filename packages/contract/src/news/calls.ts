import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import { listNews, readAllNews, readNews } from './endpoints.ts'
import { newsItemSchema } from './schema.ts'

/** The rows of the call table about news (departure 13). */
export const newsEndpoints = {
  listNews: withSchemas(listNews, { reply: array(newsItemSchema).defined() }),
  readNews: withSchemas(readNews, { params: idParams, reply: noReply }),
  readAllNews: withSchemas(readAllNews, { reply: noReply }),
}
