import { roomsDeskEndpoints } from '@atrium/contract/rooms/calls'
import { computersEndpoints } from '@atrium/contract/rooms/computers/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { addComputer, changeComputer, listComputers, listMoves, moveComputer } from './computers.service.ts'
import { addRoom, deleteRoom, getPlan, movePeople, renameRoom } from './rooms.service.ts'

/** Rooms, who sits in them, and computers, for those who manage people. */
export function roomsDeskRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, roomsDeskEndpoints.getRoomPlan, () => getPlan(services))

  registerAuthenticated(app, services, roomsDeskEndpoints.addRoom, ({ user, body }) =>
    addRoom(services, user.id, body),
  )

  registerAuthenticated(app, services, roomsDeskEndpoints.renameRoom, ({ user, params, body }) =>
    renameRoom(services, user.id, { ...body, id: params.id }),
  )

  registerAuthenticated(app, services, roomsDeskEndpoints.deleteRoom, ({ user, params }) =>
    deleteRoom(services, user.id, params.id),
  )

  registerAuthenticated(app, services, roomsDeskEndpoints.movePeople, ({ user, body }) =>
    movePeople(services, user.id, body),
  )

  registerAuthenticated(app, services, computersEndpoints.listComputers, ({ language }) =>
    listComputers(services, language),
  )

  registerAuthenticated(app, services, computersEndpoints.addComputer, ({ user, body }) =>
    addComputer(services, user.id, body),
  )

  registerAuthenticated(app, services, computersEndpoints.changeComputer, ({ user, params, body }) =>
    changeComputer(services, user.id, params.id, body),
  )

  registerAuthenticated(app, services, computersEndpoints.moveComputer, ({ user, params, body }) =>
    moveComputer(services, user.id, params.id, body),
  )

  registerAuthenticated(app, services, computersEndpoints.listComputerMoves, ({ params }) =>
    listMoves(services, params.id),
  )
}
