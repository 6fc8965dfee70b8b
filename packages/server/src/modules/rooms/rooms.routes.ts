import { roomsEndpoints } from '@atrium/contract/rooms/calls'
import { computersEndpoints } from '@atrium/contract/rooms/computers/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { addComputer, changeComputer, listComputers, listMoves, moveComputer } from './computers.service.ts'
import { addRoom, deleteRoom, getPlan, movePeople, renameRoom } from './rooms.service.ts'

/** Rooms, who sits in them, and computers, for those who manage people. */
export function roomsDeskRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, roomsEndpoints.getRoomPlan, () => getPlan(services))

  registerAuthenticated(app, services, roomsEndpoints.addRoom, ({ account, body }) =>
    addRoom(services, account.id, body),
  )

  registerAuthenticated(app, services, roomsEndpoints.renameRoom, ({ account, params, body }) =>
    renameRoom(services, account.id, { ...body, id: params.id }),
  )

  registerAuthenticated(app, services, roomsEndpoints.deleteRoom, ({ account, params }) =>
    deleteRoom(services, account.id, params.id),
  )

  registerAuthenticated(app, services, roomsEndpoints.movePeople, ({ account, body }) =>
    movePeople(services, account.id, body),
  )

  registerAuthenticated(app, services, computersEndpoints.listComputers, ({ language }) =>
    listComputers(services, language),
  )

  registerAuthenticated(app, services, computersEndpoints.addComputer, ({ account, body }) =>
    addComputer(services, account.id, body),
  )

  registerAuthenticated(app, services, computersEndpoints.changeComputer, ({ account, params, body }) =>
    changeComputer(services, account.id, params.id, body),
  )

  registerAuthenticated(app, services, computersEndpoints.moveComputer, ({ account, params, body }) =>
    moveComputer(services, account.id, params.id, body),
  )

  registerAuthenticated(app, services, computersEndpoints.listComputerMoves, ({ params }) =>
    listMoves(services, params.id),
  )
}
