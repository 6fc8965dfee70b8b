import { personRecordsEndpoints } from '@atrium/contract/people/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { setCard } from './cards.service.ts'
import { offboard, reinstate } from './departures.service.ts'
import { addRecord, changeRecord, listRecords } from './records.service.ts'

/** The records of people, at the desk. Their accounts are with `modules/auth`. */
export function recordsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, personRecordsEndpoints.listRecords, ({ user }) =>
    listRecords(services, user),
  )

  registerAuthenticated(app, services, personRecordsEndpoints.addRecord, ({ user, body }) =>
    addRecord(services, user, body),
  )

  registerAuthenticated(app, services, personRecordsEndpoints.changeRecord, ({ user, params, body }) =>
    changeRecord(services, user, params.id, body),
  )

  registerAuthenticated(app, services, personRecordsEndpoints.setCard, ({ user, params, body }) =>
    setCard(services, user, params.id, body.hasCard),
  )

  registerAuthenticated(app, services, personRecordsEndpoints.offboard, ({ user, params, body }) =>
    offboard(services, user, params.id, body.successorId),
  )

  registerAuthenticated(app, services, personRecordsEndpoints.reinstate, ({ user, params }) =>
    reinstate(services, user, params.id),
  )
}
