import { array, boolean, number, type ObjectSchema, object, string } from 'yup'
import { listNews, type NewsItem, newsTopics, readAllNews, readNews } from './endpoints.ts'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'

const newsItemSchema: ObjectSchema<NewsItem> = object({
  id: number().integer().required(),
  topic: string().oneOf(newsTopics).required(),
  notName: string().defined(),
  notDesc: string().defined(),
  body: string().defined(),
  publishedAt: string().required(),
  isRead: boolean().required(),
})

/** The rows of the call table about news (departure 13). */
export const newsEndpoints = {
  listNews: withSchemas(listNews, { reply: array(newsItemSchema).defined() }),
  readNews: withSchemas(readNews, { params: idParams, reply: noReply }),
  readAllNews: withSchemas(readAllNews, { reply: noReply }),
}
