import type { IsoDay } from '@atrium/contract/days'
import { startOfWeek } from '@atrium/contract/days'
import { isPending } from './ownAnswers.ts'
import type { StoredMeeting } from './storedMeeting.ts'

/** The meetings of a week by id. */
export type Week = Record<string, StoredMeeting>

export interface MeetingsState {
  /** The owner; `null` until a person has opened the staff area. */
  personId: number | null
  /**
   * The meetings that do not repeat: by the year of the Sunday of their week, by that Sunday, then by id. A change copies
   * one week and the list of one year, however many there are.
   */
  weeks: Record<string, Record<IsoDay, Week>>
  /** The meetings that repeat, by id: any week may show days of them. */
  repeating: Week
  /** The number of meetings ever created here: the number of the next one. */
  created: number
  /** The last revision that the server answered, for the next request. */
  revision: number
}

export const noMeetings: MeetingsState = { personId: null, weeks: {}, repeating: {}, created: 0, revision: 0 }

const yearOf = (sunday: IsoDay) => sunday.slice(0, 4)

/** The meetings of the week that begins on a Sunday, without those that repeat; the same object until one changes. */
export const weekEntries = ({ weeks }: MeetingsState, sunday: IsoDay): Week | undefined =>
  weeks[yearOf(sunday)]?.[sunday]

/** The weeks from the one that begins on a Sunday, without meetings that repeat. */
export const weeksFrom = ({ weeks }: MeetingsState, first: IsoDay): Week[] =>
  Object.keys(weeks)
    .filter((year) => year >= yearOf(first))
    .flatMap((year) => Object.entries(weeks[year] ?? {}))
    .flatMap(([sunday, week]) => (sunday >= first ? [week] : []))

export const allEntries = ({ weeks, repeating }: MeetingsState): StoredMeeting[] =>
  [...Object.values(weeks).flatMap(Object.values<Week>), repeating].flatMap(Object.values<StoredMeeting>)

/** A summary of the weeks: no search for a meeting walks through all of them. */
interface WeekIndex {
  /** The Sunday of each meeting by id. */
  sundays: Map<string, IsoDay>
  /** The ids of the meetings that the server lacks as they are here, or that have an answer that it lacks. */
  unsent: Set<string>
}

/**
 * Derived from the weeks and nothing else. `putEntries` passes the index on to the weeks that it makes, since a new one
 * for each change would cost a walk; earlier weeks (a replay, another branch) get a new one when they are asked.
 */
const indexes = new WeakMap<MeetingsState['weeks'], WeekIndex>()

function indexOf(weeks: MeetingsState['weeks']): WeekIndex {
  const known = indexes.get(weeks)
  if (known) return known
  const index: WeekIndex = { sundays: new Map(), unsent: new Set() }
  for (const year in weeks)
    for (const sunday in weeks[year])
      for (const [id, entry] of Object.entries(weeks[year][sunday] ?? {})) {
        index.sundays.set(id, sunday)
        if (isPending(entry)) index.unsent.add(id)
      }
  indexes.set(weeks, index)
  return index
}

export const countEntries = ({ weeks, repeating }: MeetingsState): number =>
  indexOf(weeks).sundays.size + Object.keys(repeating).length

export function findEntry(state: MeetingsState, id: string): StoredMeeting | undefined {
  if (Object.hasOwn(state.repeating, id)) return state.repeating[id]
  const sunday = indexOf(state.weeks).sundays.get(id)
  return sunday === undefined ? undefined : weekEntries(state, sunday)?.[id]
}

/** The entries with something that the server lacks. */
export function unsentEntries(state: MeetingsState): StoredMeeting[] {
  const found = Object.values(state.repeating).filter(isPending)
  for (const id of indexOf(state.weeks).unsent) {
    const entry = findEntry(state, id)
    if (entry) found.push(entry)
  }
  return found
}

export const hasUnsent = ({ weeks, repeating }: MeetingsState): boolean =>
  indexOf(weeks).unsent.size > 0 || Object.values(repeating).some(isPending)

/**
 * Puts entries where they belong: into the week of their day, or to those that repeat. Other weeks stay the same objects.
 */
export function putEntries(state: MeetingsState, entries: readonly StoredMeeting[]): MeetingsState {
  const index = indexOf(state.weeks)
  const weeks = { ...state.weeks }
  const repeating = { ...state.repeating }
  const changes = { weeks: false, repeating: false }
  // The years and weeks that are copies already.
  const own = new Set<string>()
  function writableWeek(sunday: IsoDay): Week {
    changes.weeks = true
    const year = yearOf(sunday)
    if (!own.has(year)) weeks[year] = { ...weeks[year] }
    const list = weeks[year] ?? {}
    if (!own.has(sunday)) list[sunday] = { ...list[sunday] }
    own.add(year).add(sunday)
    return list[sunday] ?? {}
  }
  function removeFromWeek(id: string, sunday: IsoDay): void {
    const week = writableWeek(sunday)
    delete week[id]
    if (Object.keys(week).length > 0) return
    const year = yearOf(sunday)
    delete weeks[year]?.[sunday]
    own.delete(sunday)
    if (Object.keys(weeks[year] ?? {}).length > 0) return
    delete weeks[year]
    own.delete(year)
  }
  for (const entry of entries) {
    const { id, day, recurrence } = entry.meeting
    const before = index.sundays.get(id)
    const sunday = recurrence ? undefined : startOfWeek(day)
    if (before !== undefined && before !== sunday) removeFromWeek(id, before)
    if (sunday === undefined || Object.hasOwn(repeating, id)) changes.repeating = true
    if (sunday === undefined) {
      repeating[id] = entry
      index.sundays.delete(id)
    } else {
      delete repeating[id]
      writableWeek(sunday)[id] = entry
      index.sundays.set(id, sunday)
    }
    if (sunday !== undefined && isPending(entry)) index.unsent.add(id)
    else index.unsent.delete(id)
  }
  if (changes.weeks) {
    indexes.delete(state.weeks)
    indexes.set(weeks, index)
  }
  return {
    ...state,
    weeks: changes.weeks ? weeks : state.weeks,
    repeating: changes.repeating ? repeating : state.repeating,
  }
}
