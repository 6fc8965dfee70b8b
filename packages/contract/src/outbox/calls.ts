import { idParams as params } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import { deleteMail, listOutbox, retryMail, retryMails } from './endpoints.ts'
import { outboxQuestionSchema, outboxSchema, retriedSchema } from './schema.ts'

export const outboxEndpoints = {
  listOutbox: withSchemas(listOutbox, { query: outboxQuestionSchema, reply: outboxSchema }),
  retryMail: withSchemas(retryMail, { params, reply: noReply }),
  retryMails: withSchemas(retryMails, { reply: retriedSchema }),
  deleteMail: withSchemas(deleteMail, { params, reply: noReply }),
}
