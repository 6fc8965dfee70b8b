import { leaveEndpoints } from '@atrium/contract/leave/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { holidaysSource } from '#modules/holidays/index.ts'
import type { Services } from '#services.ts'
import { addEntry, listAll, listOwn } from './balances.service.ts'
import { cancelOfLeaver, decide, listTeam } from './decisions.service.ts'
import { undoDecision } from './heldDecisions.service.ts'
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

  registerAuthenticated(app, services, leaveEndpoints.addLeaveType, ({ account, body, language }) =>
    addType(services, account.id, body, language),
  )

  registerAuthenticated(
    app,
    services,
    leaveEndpoints.changeLeaveType,
    ({ account, params, body, language }) =>
      changeType(services, { accountId: account.id, id: params.id, language }, body),
  )

  registerAuthenticated(app, services, leaveEndpoints.listOwnBalances, ({ account, query }) =>
    listOwn(parts, account.personId, query.year),
  )

  registerAuthenticated(app, services, leaveEndpoints.answerLeaveQuestion, ({ account, params, body }) =>
    answerQuestion(services, account, params.id, body.words),
  )

  registerAuthenticated(app, services, leaveEndpoints.listLeaveRequests, ({ account, query, language }) =>
    listForDecider(parts, account, { ...query, language }),
  )

  registerAuthenticated(app, services, leaveEndpoints.decideLeave, ({ account, params, body }) =>
    decide(parts, account, params.id, body),
  )

  registerAuthenticated(app, services, leaveEndpoints.undoLeaveDecision, ({ account, params }) =>
    undoDecision(services, account, params.id),
  )

  registerAuthenticated(app, services, leaveEndpoints.recordLeave, ({ account, body }) =>
    recordLeave(services, account, body),
  )

  registerAuthenticated(app, services, leaveEndpoints.cancelLeave, ({ account, params }) =>
    cancelOfLeaver(services, account, params.id),
  )

  registerAuthenticated(app, services, leaveEndpoints.listBalances, ({ account, query, language }) =>
    listAll(parts, account, { ...query, language }),
  )

  registerAuthenticated(app, services, leaveEndpoints.addLeaveEntry, ({ account, body }) =>
    addEntry(services, account, body),
  )

  registerAuthenticated(app, services, leaveEndpoints.listTeamAbsences, ({ account, query, language }) =>
    listTeam(services, account, query, language),
  )
}
