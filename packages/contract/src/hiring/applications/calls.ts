import { idParams } from '#core/fields.ts'
import { fileReply, withSchemas } from '#core/withSchemas.ts'
import {
  addNote,
  askToKeep,
  assignApplication,
  countNewApplications,
  deleteNote,
  getApplication,
  getCv,
  joinApplications,
  listApplications,
  mailApplicant,
  moveApplication,
  rateApplication,
  searchApplications,
  tagApplication,
  undoMove,
} from './endpoints.ts'
import {
  applicantMailSchema,
  applicationListSchema,
  applicationSchema,
  countReplySchema,
  eventParams,
  joinSchema,
  listQuery,
  moveSchema,
  noteSchema,
  ownerSchema,
  ratingChangesSchema,
  searchQuery,
  searchReplySchema,
  tagsSchema,
} from './schema.ts'

const one = { params: idParams, reply: applicationSchema }

export const applicationsEndpoints = {
  listApplications: withSchemas(listApplications, { query: listQuery, reply: applicationListSchema }),
  searchApplications: withSchemas(searchApplications, { query: searchQuery, reply: searchReplySchema }),
  countNewApplications: withSchemas(countNewApplications, { reply: countReplySchema }),
  getApplication: withSchemas(getApplication, one),
  getCv: withSchemas(getCv, { params: idParams, reply: fileReply }),
  moveApplication: withSchemas(moveApplication, { ...one, body: moveSchema }),
  undoMove: withSchemas(undoMove, one),
  mailApplicant: withSchemas(mailApplicant, { ...one, body: applicantMailSchema }),
  addNote: withSchemas(addNote, { ...one, body: noteSchema }),
  deleteNote: withSchemas(deleteNote, { ...one, params: eventParams }),
  rateApplication: withSchemas(rateApplication, { ...one, body: ratingChangesSchema }),
  tagApplication: withSchemas(tagApplication, { ...one, body: tagsSchema }),
  assignApplication: withSchemas(assignApplication, { ...one, body: ownerSchema }),
  joinApplications: withSchemas(joinApplications, { ...one, body: joinSchema }),
  askToKeep: withSchemas(askToKeep, one),
}
