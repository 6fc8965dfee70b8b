import { leaveEndpoints } from '@atrium/contract/leave/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { holidaysSource } from '#modules/holidays/index.ts'
import type { Services } from '#services.ts'
import { addEntry, listAll, listOwn } from './balances.service.ts'
import { cancelOfLeaver, decide, listTeam } from './decisions.service.ts'
import { recordLeave } from './leaveRecords.service.ts'
import { addType, changeType, listTypes } from './leaveTypes.service.ts'
import { answerQuestion } from './offDays.service.ts'
import { listForDecider } from './requestList.service.ts'

/** Leave: kinds, balances, decisions and the team calendar. */
export function leaveRoutes(app: FastifyInstance, services: Services): void {
  const parts = { ...services, holidays: holidaysSource(services) }

  registerAuthenticated(app, services, leaveEndpoints.listLeaveTypes, ({ language }) =>
    listTypes(services, language),
  )

  registerAuthenticated(app, services, leaveEndpoints.addLeaveType, ({ user, body, language }) =>
    addType(services, user.id, body, language),
  )

  registerAuthenticated(app, services, leaveEndpoints.changeLeaveType, ({ user, params, body, language }) =>
    changeType(services, { userId: user.id, id: params.id, language }, body),
  )

  registerAuthenticated(app, services, leaveEndpoints.listOwnBalances, ({ user, query }) =>
    listOwn(parts, user.personId, query.year),
  )

  registerAuthenticated(app, services, leaveEndpoints.answerLeaveQuestion, ({ user, params, body }) =>
    answerQuestion(services, user, params.id, body.words),
  )

  registerAuthenticated(app, services, leaveEndpoints.listLeaveRequests, ({ user, query, language }) =>
    listForDecider(parts, user, { year: query.year, language }),
  )

  registerAuthenticated(app, services, leaveEndpoints.decideLeave, ({ user, params, body }) =>
    decide(parts, user, params.id, body),
  )

  registerAuthenticated(app, services, leaveEndpoints.recordLeave, ({ user, body }) =>
    recordLeave(services, user, body),
  )

  registerAuthenticated(app, services, leaveEndpoints.cancelLeave, ({ user, params }) =>
    cancelOfLeaver(services, user, params.id),
  )

  registerAuthenticated(app, services, leaveEndpoints.listBalances, ({ user, query, language }) =>
    listAll(parts, user, { year: query.year, language }),
  )

  registerAuthenticated(app, services, leaveEndpoints.addLeaveEntry, ({ user, body }) =>
    addEntry(services, user, body),
  )

  registerAuthenticated(app, services, leaveEndpoints.listTeamAbsences, ({ user, query, language }) =>
    listTeam(services, user, query, language),
  )
}
