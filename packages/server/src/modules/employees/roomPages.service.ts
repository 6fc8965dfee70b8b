import {
  type Employee,
  fillPath,
  fullNameOf,
  type Language,
  listRoomEmployees,
  listRooms as listRoomsCall,
  pages,
} from '@atrium/contract'
import { employeesEndpoints } from '@atrium/contract/schemas'
import type { FastifyRequest } from 'fastify'
import { cutReply } from '#plugins/endpoints/cutReply.ts'
import { decoded, type LookupHeadParts, lookupHead } from '#plugins/lookupHead.ts'
import { type PageHead, type PageSource, parameterOf, titleOf } from '#plugins/pageHead.ts'
import { firstView } from '#plugins/website/firstView.ts'
import type { Services } from '#services.ts'
import { getRoom, listInRoom, listRooms } from './employees.service.ts'

/** Tells the list of rooms, and the page of each: its name, and the answer that the page asks for first. */
export function roomPages(services: LookupHeadParts & Pick<Services, 'config'>): PageSource {
  const { texts } = services

  const listHead = (language: Language, request: FastifyRequest): Promise<PageHead> => {
    const heading = texts(language, 'pages:rooms.title')
    return lookupHead(services, request, {
      language,
      name: heading,
      missing: { title: heading },
      tell: async () => {
        const rooms = await listRooms(services)
        const lines = rooms.map(({ roomname }) => ({
          text: roomname,
          href: fillPath(pages.room, { roomname }),
        }))
        return {
          title: titleOf(heading),
          answers: { [listRoomsCall.path]: cutReply(employeesEndpoints.listRooms, rooms) },
          firstView: firstView({ heading, lines, size: 'wide', hasSearch: true }),
        }
      },
    })
  }

  const roomHead = (name: string, language: Language, request: FastifyRequest): Promise<PageHead> => {
    const titled = (room: string) => texts(language, 'pages:room.title', { room })
    return lookupHead(services, request, {
      language,
      name: titled(name),
      missing: { title: texts(language, 'pages:unknownRoom.title', { room: name }) },
      tell: async (viewer) => {
        const room = await getRoom(services, name)
        const people = await listInRoom(services, room, { viewer, language })
        const heading = titled(room.name)
        const crumb = { text: texts(language, 'pages:rooms.title'), href: pages.rooms }
        const call = fillPath(listRoomEmployees.path, { roomname: name })
        return {
          title: titleOf(heading),
          answers: { [call]: cutReply(employeesEndpoints.listRoomEmployees, people) },
          firstView: firstView({
            heading,
            crumb,
            lines: people.map((person) => lineOf(person, viewer !== undefined)),
            size: 'wide',
          }),
        }
      },
    })
  }

  return {
    async headOf(path, language, request) {
      if (path.replace(/\/$/, '') === pages.rooms) return listHead(language, request)
      const parameter = parameterOf(pages.room, path)
      return parameter === undefined ? undefined : roomHead(decoded(parameter) ?? '', language, request)
    },
    list: async () => [],
  }
}

/** A colleague can go on to each person, as on the page itself. */
const lineOf = (employee: Employee, isColleague: boolean) => ({
  text: fullNameOf(employee) || employee.idnumber,
  ...(isColleague && { href: fillPath(pages.employee, { idnumber: employee.idnumber }) }),
})
