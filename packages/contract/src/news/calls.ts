import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import {
  addNewsComment,
  deleteNewsComment,
  listNews,
  listNewsComments,
  reactToNews,
  readAllNews,
  readNews,
} from './endpoints.ts'
import {
  newNewsCommentSchema,
  newsCommentSchema,
  newsItemSchema,
  newsQuery,
  newsReactionParams,
  newsReactionSchema,
} from './schema.ts'

/** The rows of the call table about news (departure 13). */
export const newsEndpoints = {
  listNews: withSchemas(listNews, { query: newsQuery, reply: array(newsItemSchema).defined() }),
  readNews: withSchemas(readNews, { params: idParams, reply: noReply }),
  readAllNews: withSchemas(readAllNews, { reply: noReply }),
  reactToNews: withSchemas(reactToNews, {
    params: newsReactionParams,
    body: newsReactionSchema,
    reply: noReply,
  }),
  listNewsComments: withSchemas(listNewsComments, {
    params: idParams,
    reply: array(newsCommentSchema).defined(),
  }),
  addNewsComment: withSchemas(addNewsComment, {
    params: idParams,
    body: newNewsCommentSchema,
    reply: noReply,
  }),
  deleteNewsComment: withSchemas(deleteNewsComment, { params: idParams, reply: noReply }),
}
