import { applicationsEndpoints as calls } from '@atrium/contract/hiring/applications/calls'
import type { FastifyInstance } from 'fastify'
import type { SignedIn } from '#accounts/sessions.ts'
import { staffCalls } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { askToKeep } from './applicationKeep.service.ts'
import { mailApplicant, moveApplication, undoMove } from './applicationMoves.service.ts'
import {
  addNote,
  assignApplication,
  deleteNote,
  rateApplication,
  tagApplication,
} from './applicationReviews.service.ts'
import { searchApplications } from './applicationSearch.service.ts'
import {
  type Change,
  changeApplication,
  getApplication,
  listApplications,
  openCv,
} from './applications.service.ts'
import { eraseCandidate, getCandidateData } from './candidateData/erasure.service.ts'
import { exportCandidate } from './candidateData/export.service.ts'
import { joinApplications } from './candidates.service.ts'
import { giveFeedback } from './interviews/feedback.service.ts'
import { getHiringSummary } from './summary.service.ts'
import { viewerOf } from './viewer.ts'

/** An export reads all files of a candidate. */
const exportLimit = { max: 30, window: 10 * 60_000 }

/** Applications at the desk, and everything that is stored about a candidate. */
export function applicationsRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database
  const { serve } = staffCalls(app, services)
  /** Answers a call with the application that it has changed. */
  const changed =
    <Body, Params>(make: (change: Change, body: Body, params: Params) => Promise<void>) =>
    ({ account, params, body }: SignedIn & { params: Params & { id: number }; body: Body }) =>
      changeApplication(services, viewerOf(account), params.id, (change) => make(change, body, params))

  serve(calls.listApplications, ({ account, language, query }) =>
    listApplications(db, viewerOf(account), language, query.before),
  )
  serve(calls.searchApplications, ({ account, query }) => searchApplications(db, viewerOf(account), query.q))
  serve(calls.getHiringSummary, ({ account, language }) =>
    getHiringSummary(db, viewerOf(account), language, services.now()),
  )
  serve(calls.getApplication, ({ account, params }) =>
    getApplication(db, viewerOf(account), params.id, services.now()),
  )
  serve(calls.getCv, ({ account, params }) => openCv(services, viewerOf(account), params.id))
  serve(calls.moveApplication, changed(moveApplication))
  serve(calls.undoMove, changed(undoMove))
  serve(calls.mailApplicant, changed(mailApplicant))
  serve(calls.addNote, changed(addNote))
  serve(calls.deleteNote, changed(deleteNote))
  serve(calls.rateApplication, changed(rateApplication))
  serve(calls.giveFeedback, changed(giveFeedback))
  serve(calls.tagApplication, changed(tagApplication))
  serve(calls.assignApplication, changed(assignApplication))
  serve(calls.joinApplications, ({ account, params, body }) =>
    joinApplications(services, viewerOf(account), params.id, body),
  )
  serve(calls.askToKeep, changed(askToKeep))
  serve(calls.getCandidateData, ({ params }) => getCandidateData(db, params.id))
  serve(calls.exportCandidate, ({ account, params }) => exportCandidate(services, account.id, params.id), {
    rateLimit: exportLimit,
  })
  serve(calls.eraseCandidate, ({ account, params, body }) =>
    eraseCandidate(services, { id: params.id, references: body.references, actorId: account.id }),
  )
}
