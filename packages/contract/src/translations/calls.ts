import { array } from 'yup'
import { fileReply, withSchemas } from '#core/withSchemas.ts'
import {
  exportTexts,
  findTexts,
  importTexts,
  listNamespaces,
  listTexts,
  restoreText,
  saveTexts,
} from './endpoints.ts'
import {
  fileParams,
  foundTextsSchema,
  keyParams,
  namespaceParams,
  namespaceSchema,
  textEntrySchema as reply,
  searchQuery,
  textChangesSchema,
  textImportSchema,
  textParams,
  textPreviewSchema,
} from './schema.ts'

export const translationsEndpoints = {
  listNamespaces: withSchemas(listNamespaces, { reply: array(namespaceSchema).defined() }),
  listTexts: withSchemas(listTexts, {
    params: namespaceParams,
    reply: array(reply).defined(),
  }),
  findTexts: withSchemas(findTexts, { query: searchQuery, reply: foundTextsSchema }),
  saveTexts: withSchemas(saveTexts, { params: keyParams, body: textChangesSchema, reply }),
  restoreText: withSchemas(restoreText, { params: textParams, reply }),
  exportTexts: withSchemas(exportTexts, { params: fileParams, reply: fileReply }),
  importTexts: withSchemas(importTexts, { body: textImportSchema, reply: textPreviewSchema }),
}
