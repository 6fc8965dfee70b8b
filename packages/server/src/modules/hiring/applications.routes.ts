import { applicationsEndpoints } from '@atrium/contract/hiring/applications/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
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
import { countNewApplications, getApplication, listApplications, openCv } from './applications.service.ts'
import { joinApplications } from './candidates.service.ts'
import { giveFeedback } from './interviews/feedback.service.ts'
import { viewerOf } from './viewer.ts'

/** Applications at the desk. */
export function applicationsRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services
  const calls = applicationsEndpoints

  registerAuthenticated(app, services, calls.listApplications, ({ account, language }) =>
    listApplications(services, viewerOf(account), language),
  )

  registerAuthenticated(app, services, calls.searchApplications, ({ account, query }) =>
    searchApplications(services, viewerOf(account), query.q),
  )

  registerAuthenticated(app, services, calls.countNewApplications, ({ account }) =>
    countNewApplications(database.db, viewerOf(account)),
  )

  registerAuthenticated(app, services, calls.getApplication, ({ account, params }) =>
    getApplication(database.db, viewerOf(account), params.id, now()),
  )

  registerAuthenticated(app, services, calls.getCv, ({ account, params }) =>
    openCv(services, viewerOf(account), params.id),
  )

  registerAuthenticated(app, services, calls.moveApplication, ({ account, params, body }) =>
    moveApplication(services, viewerOf(account), params.id, body),
  )

  registerAuthenticated(app, services, calls.undoMove, ({ account, params }) =>
    undoMove(services, viewerOf(account), params.id),
  )

  registerAuthenticated(app, services, calls.mailApplicant, ({ account, params, body }) =>
    mailApplicant(services, viewerOf(account), params.id, body),
  )

  registerAuthenticated(app, services, calls.addNote, ({ account, params, body }) =>
    addNote(services, viewerOf(account), params.id, body),
  )

  registerAuthenticated(app, services, calls.deleteNote, ({ account, params }) =>
    deleteNote(services, viewerOf(account), params.id, params.event),
  )

  registerAuthenticated(app, services, calls.rateApplication, ({ account, params, body }) =>
    rateApplication(services, viewerOf(account), params.id, body),
  )

  registerAuthenticated(app, services, calls.tagApplication, ({ account, params, body }) =>
    tagApplication(services, viewerOf(account), params.id, body.tags),
  )

  registerAuthenticated(app, services, calls.assignApplication, ({ account, params, body }) =>
    assignApplication(services, viewerOf(account), params.id, body.personId),
  )

  registerAuthenticated(app, services, calls.joinApplications, ({ account, params, body }) =>
    joinApplications(services, viewerOf(account), params.id, body),
  )

  registerAuthenticated(app, services, calls.askToKeep, ({ account, params }) =>
    askToKeep(services, viewerOf(account), params.id),
  )

  registerAuthenticated(app, services, calls.giveFeedback, ({ account, params, body }) =>
    giveFeedback(services, viewerOf(account), params, body),
  )
}
