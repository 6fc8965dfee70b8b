import type { Language } from '#core/language.ts'
import { isMonitor } from '#people/badges/endpoints.ts'
import { badgeSamples } from '#people/badges/samples.ts'
import type { Room } from '#people/badges/schema.ts'
import { roomCapacities, roomNames } from '#people/samplePeople.ts'
import type { MeetingRoom, RoomBooking } from '#rooms/bookings/schema.ts'
import { stockSamples } from '#rooms/computers/samples.ts'

const isIn = (roomname: string) => (sample: (typeof stockSamples)[number]) =>
  typeof sample.place === 'object' && sample.place.room === roomname

/** The rooms in the order of `GET /api/rooms/`, with their counts. */
export const roomSamples: Room[] = roomNames.map((roomname) => {
  const inside = badgeSamples.filter((employee) => employee.roomname === roomname)
  const computers = inside.flatMap(({ computerinfo }) => computerinfo)
  const monitors = computers.filter(({ type }) => isMonitor({ type: type.EN })).length
  const devices = stockSamples.filter(isIn(roomname)).length
  const capacity = roomCapacities[roomname]
  return {
    roomname,
    employees: inside.length,
    computers: computers.length - monitors,
    monitors,
    ...(devices > 0 && { devices }),
    ...(capacity && { capacity }),
  }
})

/** What belongs to a room itself, in a language. */
export const roomDeviceSamples = (roomname: string, language: Language) =>
  stockSamples
    .filter(isIn(roomname))
    .map(({ name, type, serial }) => ({ name, type: type[language], serial }))

/** The rooms that can be booked, with one booking in the largest one. */
export const meetingRoomSamples = (bookings: RoomBooking[] = []): MeetingRoom[] =>
  roomNames.flatMap((roomname, place) => {
    const capacity = roomCapacities[roomname]
    return capacity === undefined ? [] : [{ roomname, capacity, bookings: place === 6 ? bookings : [] }]
  })

export { computerMoveSamples, stockComputerSamples, stockSamples } from './computers/samples.ts'
