import { idParams as params } from '#core/fields.ts'
import { withSchemas } from '#core/withSchemas.ts'
import { getPublishedLetter, listPublishedLetters } from './endpoints.ts'
import { publishedLetterSchema, publishedRowsSchema } from './schema.ts'

export const archiveEndpoints = {
  listPublishedLetters: withSchemas(listPublishedLetters, { reply: publishedRowsSchema }),
  getPublishedLetter: withSchemas(getPublishedLetter, { params, reply: publishedLetterSchema }),
}
