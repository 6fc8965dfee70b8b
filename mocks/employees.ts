import { compareNames, foldText, type Language } from '@atrium/contract/core'
import { type Badge, readIdNumber } from '@atrium/contract/people'
import { employeesEndpoints } from '@atrium/contract/people/badges/calls'
import { badgeSample, badgeSamples, roomNames } from '@atrium/contract/people/samples'
import { roomSamples } from '@atrium/contract/rooms/samples'
import { json, languageOf, mockOf, notFound } from './answers.ts'
import { ownBadge } from './profile.ts'

const { listEmployees, listRoomEmployees, listRooms } = employeesEndpoints

const people = (language: Language, isMeant: (employee: Badge) => boolean = () => true): Badge[] =>
  badgeSamples
    .map((sample): Badge => {
      const { idnumber, number } = ownBadge()
      return { ...badgeSample(sample, language), ...(sample.idnumber === idnumber && { number }) }
    })
    .filter(isMeant)

/** The rows about employees and rooms, answered from the samples, for a colleague. */
export const employeesMocks = [
  mockOf(listEmployees, ({ request }) => {
    const asked = new URL(request.url).searchParams.get('idnumber')
    if (asked === null) return json(people(languageOf(request)))
    const idnumber = readIdNumber(asked)
    const found = people(languageOf(request), (employee) => employee.idnumber === idnumber)
    return found.length > 0 ? json(found) : notFound()
  }),
  mockOf(listRoomEmployees, ({ params, request }) => {
    const key = foldText(String(params.roomname))
    const room = roomNames.find((name) => foldText(name) === key)
    return room ? json(people(languageOf(request), ({ roomname }) => roomname === room)) : notFound()
  }),
  mockOf(listRooms, () =>
    json(roomSamples.toSorted((one, other) => compareNames(one.roomname, other.roomname))),
  ),
]
