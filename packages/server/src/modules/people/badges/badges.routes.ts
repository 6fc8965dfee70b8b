import { badgesEndpoints } from '@atrium/contract/people/badges/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { register } from '#http/register.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { lookupCaller, lookupViewer } from '#http/session/lookupViewer.ts'
import { requireSignedIn } from '#http/session/signedIn.ts'
import type { Services } from '#services.ts'
import { getEmployee, getRoom, listEverybody, listInRoom, listRooms } from './badges.service.ts'
import { listPublicFields, setPublicField } from './publicFields.service.ts'

/** The rows of the call table about employees and rooms (spec 7; departure 9), and what strangers see of employees. */
export function badgesRoutes(app: FastifyInstance, services: Services): void {
  const anybody = (request: FastifyRequest) => lookupViewer(services, request)
  const colleague = (request: FastifyRequest) => requireSignedIn(services, request)

  register(app, badgesEndpoints.listEmployees, async ({ query: { idnumber }, language, ...call }) => {
    if (idnumber === undefined) {
      await lookupCaller(call, colleague)
      return listEverybody(services, language)
    }
    const viewer = await lookupCaller(call, anybody)
    return [await getEmployee(services, idnumber, { viewer, language })]
  })

  register(app, badgesEndpoints.listRoomEmployees, async ({ params: { roomname }, language, ...call }) => {
    const viewer = await lookupCaller(call, anybody)
    return listInRoom(services, await getRoom(services, roomname), { viewer, language })
  })

  register(app, badgesEndpoints.listRooms, async (call) => {
    await lookupCaller(call, anybody)
    return listRooms(services)
  })

  registerAuthenticated(app, services, badgesEndpoints.listPublicFields, () => listPublicFields(services))

  registerAuthenticated(app, services, badgesEndpoints.setPublicField, ({ account, params, body }) =>
    setPublicField(services, account.id, params.field, body.isPublic),
  )
}
