import { createMinHeap } from './minHeap.ts'
import type { PlacedMeeting } from './scheduleTypes.ts'

/** What decides the place of a meeting; `start` is before `end`. */
export type Packable = Pick<PlacedMeeting, 'id' | 'start' | 'end'>

/** The place of a meeting among the meetings that it overlaps: `lane` (from 0) of `lanes` that share the width of the day. */
export interface Lane {
  lane: number
  lanes: number
}

/** More lanes than a day can have: time and lane are packed into one number, `time * room + lane`. */
const room = 2 ** 20

const inOrder = (a: Packable, b: Packable) =>
  a.start - b.start || b.end - a.end || (a.id < b.id ? -1 : Number(a.id > b.id))

/**
 * Places meetings side by side and returns one lane for each, in the order given. Two overlapping meetings never share a
 * lane. Meetings that are connected by overlaps share the width evenly, in as few lanes as there are meetings at once. Each
 * meeting takes the first free lane; of meetings with one start the longer one comes first, then the smaller id. The lanes
 * do not depend on the order given. O(n log n).
 */
export function packMeetings(meetings: readonly Packable[]): Lane[] {
  const places = meetings.map(() => ({ lane: 0, lanes: 1 }))
  const order = meetings.map((_, index) => index)
  const meetingAt = (index: number) => meetings[index] as Packable
  order.sort((a, b) => inOrder(meetingAt(a), meetingAt(b)))
  const free = createMinHeap()
  const busy = createMinHeap()
  let lanes = 0
  let openUntil = Number.NEGATIVE_INFINITY
  let group: Lane[] = []
  const close = () => {
    for (const place of group) place.lanes = lanes
  }
  for (const index of order) {
    const { start, end } = meetingAt(index)
    if (start >= openUntil) {
      close()
      free.clear()
      busy.clear()
      lanes = 0
      group = []
    }
    for (
      let first = busy.peek();
      first !== undefined && Math.floor(first / room) <= start;
      first = busy.peek()
    )
      free.push((busy.pop() as number) % room)
    const lane = free.pop() ?? lanes++
    busy.push(end * room + lane)
    const place = places[index] as Lane
    place.lane = lane
    group.push(place)
    openUntil = Math.max(openUntil, end)
  }
  close()
  return places
}
