import { idParams as params } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import * as calls from './endpoints.ts'
import {
  createdLetterSchema,
  letterChangesSchema,
  letterFieldsSchema,
  letterListSchema,
  letterPreviewSchema,
  letterRevisionSchema,
  letterSendingSchema,
  letterTestSchema,
  letterSchema as reply,
  shownLetterSchema,
} from './schema.ts'

const step = { params, body: letterRevisionSchema, reply }

export const lettersEndpoints = {
  listLetters: withSchemas(calls.listLetters, { reply: letterListSchema }),
  getLetter: withSchemas(calls.getLetter, { params, reply }),
  createLetter: withSchemas(calls.createLetter, { body: letterFieldsSchema, reply: createdLetterSchema }),
  saveLetter: withSchemas(calls.saveLetter, { params, body: letterChangesSchema, reply }),
  deleteLetter: withSchemas(calls.deleteLetter, { params, reply: noReply }),
  sendLetter: withSchemas(calls.sendLetter, { params, body: letterSendingSchema, reply }),
  cancelLetter: withSchemas(calls.cancelLetter, step),
  pauseLetter: withSchemas(calls.pauseLetter, step),
  resumeLetter: withSchemas(calls.resumeLetter, step),
  testLetter: withSchemas(calls.testLetter, { params, body: letterTestSchema, reply: noReply }),
  previewLetter: withSchemas(calls.previewLetter, { body: letterPreviewSchema, reply: shownLetterSchema }),
}
