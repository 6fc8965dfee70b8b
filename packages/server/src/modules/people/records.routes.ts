import { peopleEndpoints } from '@atrium/contract/people/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { setCard } from './cards.service.ts'
import { offboard, reinstate } from './offboarding.service.ts'
import { addRecord, changeRecord, listRecords } from './records.service.ts'

/** The records of people, at the desk. Their accounts are with `modules/auth`. */
export function recordsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, peopleEndpoints.listRecords, ({ account }) =>
    listRecords(services, account),
  )

  registerAuthenticated(app, services, peopleEndpoints.addRecord, ({ account, body }) =>
    addRecord(services, account, body),
  )

  registerAuthenticated(app, services, peopleEndpoints.changeRecord, ({ account, params, body }) =>
    changeRecord(services, account, params.id, body),
  )

  registerAuthenticated(app, services, peopleEndpoints.setCard, ({ account, params, body }) =>
    setCard(services, account, params.id, body.hasCard),
  )

  registerAuthenticated(app, services, peopleEndpoints.offboard, ({ account, params, body }) =>
    offboard(services, account, params.id, body.successorId),
  )

  registerAuthenticated(app, services, peopleEndpoints.reinstate, ({ account, params }) =>
    reinstate(services, account, params.id),
  )
}
