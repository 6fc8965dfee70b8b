import { tokenParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import * as calls from './endpoints.ts'
import * as schemas from './schema.ts'

const ofKind = schemas.contentKindParams
const params = schemas.contentItemParams
const reply = schemas.contentItemSchema

export const contentEndpoints = {
  listContent: withSchemas(calls.listContent, { params: ofKind, reply: schemas.contentItemsSchema }),
  createContent: withSchemas(calls.createContent, { params: ofKind, body: schemas.newContentSchema, reply }),
  saveContent: withSchemas(calls.saveContent, { params, body: schemas.contentChangesSchema, reply }),
  removeContent: withSchemas(calls.removeContent, { params, reply: noReply }),
  askForContentPublication: withSchemas(calls.askForContentPublication, {
    params,
    body: schemas.contentRevisionSchema,
    reply,
  }),
  cancelPublication: withSchemas(calls.cancelPublication, { params, reply }),
  publishContent: withSchemas(calls.publishContent, {
    params,
    body: schemas.contentPublicationSchema,
    reply,
  }),
  countAskedContent: withSchemas(calls.countAskedContent, { reply: schemas.askedContentSchema }),
  sortContent: withSchemas(calls.sortContent, {
    params: ofKind,
    body: schemas.contentOrderSchema,
    reply: schemas.contentItemsSchema,
  }),
  listContentVersions: withSchemas(calls.listContentVersions, {
    params,
    reply: schemas.contentVersionsSchema,
  }),
  shareContent: withSchemas(calls.shareContent, { params, reply: schemas.contentPreviewLinkSchema }),
  markEditing: withSchemas(calls.markEditing, {
    params: schemas.editingParams,
    reply: schemas.editorNamesSchema,
  }),
  getContentPreview: withSchemas(calls.getContentPreview, {
    params: tokenParams,
    reply: schemas.contentPreviewSchema,
  }),
}
