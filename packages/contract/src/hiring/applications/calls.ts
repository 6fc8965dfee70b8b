import { idParams } from '#core/fields.ts'
import { fileReply, noReply, withSchemas } from '#core/withSchemas.ts'
import * as calls from './endpoints.ts'
import * as schemas from './schema.ts'

const params = idParams
const one = { params, reply: schemas.applicationSchema }

export const applicationsEndpoints = {
  listApplications: withSchemas(calls.listApplications, {
    query: schemas.listQuery,
    reply: schemas.applicationListSchema,
  }),
  searchApplications: withSchemas(calls.searchApplications, {
    query: schemas.searchQuery,
    reply: schemas.searchReplySchema,
  }),
  getHiringSummary: withSchemas(calls.getHiringSummary, { reply: schemas.hiringSummarySchema }),
  getApplication: withSchemas(calls.getApplication, one),
  getCv: withSchemas(calls.getCv, { params, reply: fileReply }),
  moveApplication: withSchemas(calls.moveApplication, { ...one, body: schemas.moveSchema }),
  undoMove: withSchemas(calls.undoMove, one),
  mailApplicant: withSchemas(calls.mailApplicant, { ...one, body: schemas.applicantMailSchema }),
  addNote: withSchemas(calls.addNote, { ...one, body: schemas.noteSchema }),
  deleteNote: withSchemas(calls.deleteNote, { ...one, params: schemas.noteParams }),
  rateApplication: withSchemas(calls.rateApplication, { ...one, body: schemas.ratingChangesSchema }),
  giveFeedback: withSchemas(calls.giveFeedback, {
    ...one,
    params: schemas.interviewParams,
    body: schemas.ratingChangesSchema,
  }),
  tagApplication: withSchemas(calls.tagApplication, { ...one, body: schemas.tagsSchema }),
  assignApplication: withSchemas(calls.assignApplication, { ...one, body: schemas.ownerSchema }),
  joinApplications: withSchemas(calls.joinApplications, { ...one, body: schemas.joinSchema }),
  askToKeep: withSchemas(calls.askToKeep, one),
  getCandidateData: withSchemas(calls.getCandidateData, { params, reply: schemas.candidateDataSchema }),
  exportCandidate: withSchemas(calls.exportCandidate, { params, reply: fileReply }),
  eraseCandidate: withSchemas(calls.eraseCandidate, { params, body: schemas.erasureSchema, reply: noReply }),
}
