import { type Lane, type Packable, packMeetings } from './packMeetings.ts'
import type { PlacedMeeting } from './scheduleTypes.ts'

/** Across the width of the day, from 0 to 1. */
interface DayPlace {
  left: number
  right: number
  /** How many blocks would be as wide as this one side by side. */
  lanes: number
}

/** The share of the day that goes to the meetings of others over an own one: for one of them at a time, and for more. */
const strip = 0.16
const wideStrip = 0.28

/** A block of a strip has no room for words. */
const stripLanes = 5

/** Meetings that are connected by overlaps. */
interface Group {
  start: number
  end: number
  lanes: number
  /** How much of the day the meetings of others over it take. */
  taken: number
}

type Meeting = Packable & Pick<PlacedMeeting, 'isOthers'>

/**
 * Places the meetings of a day: the person's own side by side, as if there were no other ones. Meetings of others go, where
 * they overlap an own one, to a narrow strip at the end of the day; elsewhere they have its width. Returns a place for each
 * meeting, in the order given.
 */
export function packDay(meetings: readonly Meeting[]): DayPlace[] {
  if (!meetings.some((meeting) => meeting.isOthers))
    return packMeetings(meetings).map(({ lane, lanes }) => ({
      left: lane / lanes,
      right: (lane + 1) / lanes,
      lanes,
    }))
  const isOthers = meetings.map((meeting) => meeting.isOthers === true)
  const own = packed(meetings.filter((_meeting, index) => !isOthers[index]))
  const others = packed(meetings.filter((_meeting, index) => isOthers[index]))
  shareDay(own.groups, others.groups)
  const next = { own: 0, others: 0 }
  return isOthers.map((isOther) => {
    const { places, groupOf } = isOther ? others : own
    const index = isOther ? next.others++ : next.own++
    const { lane, lanes } = places[index] ?? { lane: 0, lanes: 1 }
    const taken = groupOf[index]?.taken ?? 0
    const [from, width] = isOther && taken > 0 ? [1 - taken, taken] : [0, 1 - taken]
    return {
      left: from + (lane / lanes) * width,
      right: from + ((lane + 1) / lanes) * width,
      lanes: isOther && taken > 0 ? stripLanes : lanes,
    }
  })
}

interface Packed {
  places: readonly Lane[]
  /** In chronological order. */
  groups: readonly Group[]
  /** Of each meeting, in the order given. */
  groupOf: readonly Group[]
}

function packed(meetings: readonly Packable[]): Packed {
  const places = packMeetings(meetings)
  const groups: Group[] = []
  const groupOf: Group[] = []
  const order = meetings.map((_meeting, index) => index)
  order.sort((one, other) => (meetings[one]?.start ?? 0) - (meetings[other]?.start ?? 0))
  for (const index of order) {
    const { start, end } = meetings[index] as Packable
    const last = groups.at(-1)
    const isNew = !last || start >= last.end
    const group = isNew ? { start, end, lanes: places[index]?.lanes ?? 1, taken: 0 } : last
    group.end = Math.max(group.end, end)
    if (isNew) groups.push(group)
    groupOf[index] = group
  }
  return { places, groups, groupOf }
}

/** Gives a strip to the groups of others that overlap an own one, and takes it from these. */
function shareDay(own: readonly Group[], others: readonly Group[]): void {
  let first = 0
  for (const group of others) {
    while (first < own.length && (own[first] as Group).end <= group.start) first += 1
    for (let at = first; at < own.length && (own[at] as Group).start < group.end; at += 1) {
      group.taken = group.lanes > 1 ? wideStrip : strip
      const overlapped = own[at] as Group
      overlapped.taken = Math.max(overlapped.taken, group.taken)
    }
  }
}
