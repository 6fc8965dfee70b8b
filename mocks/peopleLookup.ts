import { compareNames, foldText, type Language } from '@atrium/contract/core'
import { type Badge, badgeFields, readIdNumber } from '@atrium/contract/people'
import { badgesEndpoints } from '@atrium/contract/people/badges/calls'
import { cardsEndpoints } from '@atrium/contract/people/cards/calls'
import {
  badgeSample,
  badgeSamples,
  cardSample,
  cardSamples,
  roomNames,
  teamSample,
} from '@atrium/contract/people/samples'
import { teamEndpoints } from '@atrium/contract/people/team/calls'
import { roomSamples } from '@atrium/contract/rooms/samples'
import { ownBadge } from './accountsProfile.ts'
import { done, json, languageOf, mockOf, notFound, validationErrorOf } from './answers.ts'
import { memoryOf } from './memory.ts'

const { listEmployees, listPublicFields, listRoomEmployees, listRooms, setPublicField } = badgesEndpoints

const memory = memoryOf(() => ({ publicFields: [...badgeFields] }))

const people = (language: Language, isMeant: (employee: Badge) => boolean = () => true): Badge[] =>
  badgeSamples
    .map((sample): Badge => {
      const { idnumber, number } = ownBadge()
      return { ...badgeSample(sample, language), ...(sample.idnumber === idnumber && { number }) }
    })
    .filter(isMeant)

/** The rows about employees, rooms, personal cards and the team, answered from the samples, for a colleague. */
export const peopleLookupMocks = [
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
  mockOf(listPublicFields, () => json(memory.publicFields)),
  mockOf(setPublicField, async ({ params, request }) => {
    const body = (await request.json()) as { isPublic: boolean }
    if (validationErrorOf(setPublicField.params, params)) return notFound()
    const refused = validationErrorOf(setPublicField.body, body)
    if (refused) return refused
    memory.publicFields = badgeFields.filter((field) =>
      field === params.field ? body.isPublic : memory.publicFields.includes(field),
    )
    return done()
  }),
  mockOf(cardsEndpoints.getCard, ({ params, request }) => {
    const key = foldText(String(params.name))
    const card = cardSamples.find(({ name }) => foldText(name) === key)
    return card ? json(cardSample(card, languageOf(request))) : notFound()
  }),
  mockOf(cardsEndpoints.listCards, ({ request }) =>
    json(
      cardSamples
        .toSorted((one, other) => compareNames(one.fullname, other.fullname))
        .map((card) => cardSample(card, languageOf(request))),
    ),
  ),
  mockOf(teamEndpoints.listTeam, ({ request }) => json(teamSample(languageOf(request)))),
]
