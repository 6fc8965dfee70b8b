import type { PlannedMeeting } from './makePlan.ts'

/** The position of a meeting among those that overlap it: lane 0 is the first of `lanes`. */
export interface Place {
  lane: number
  lanes: number
}

/** Side by side within a day: the first free lane, in the order of the start, the longer one first. */
export function pack(meetings: readonly PlannedMeeting[]): Map<string, Place> {
  const places = new Map<string, Place>()
  const sorted = [...meetings].sort(
    (one, other) => one.start - other.start || other.end - one.end || (one.id < other.id ? -1 : 1),
  )
  let cluster: Place[] = []
  let laneEnds: number[] = []
  const close = () => {
    for (const place of cluster) place.lanes = laneEnds.length
    cluster = []
    laneEnds = []
  }
  for (const { id, start, end } of sorted) {
    if (laneEnds.every((laneEnd) => laneEnd <= start)) close()
    const free = laneEnds.findIndex((laneEnd) => laneEnd <= start)
    const lane = free < 0 ? laneEnds.length : free
    laneEnds[lane] = end
    const place = { lane, lanes: 0 }
    cluster.push(place)
    places.set(id, place)
  }
  close()
  return places
}
