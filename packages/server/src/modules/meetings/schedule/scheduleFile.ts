import { limits, readTime } from '@atrium/contract/core'
import { type IsoDay, isCompanyDay } from '@atrium/contract/days'
import { readMeetingDate } from '@atrium/contract/meetings'

/** A meeting of the schedule, as stored. */
interface NewScheduledMeeting {
  title: string
  day: IsoDay
  /** `HH:mm`. */
  start: string
  end: string
  /** Names, each once. */
  attendees: string[]
  notes: string
}

/** The meetings of a file, or its faults, one line for each bad row. */
type ScheduleReading = { meetings: NewScheduledMeeting[] } | { faults: string[] }

class Fault extends Error {}

/**
 * Reads a schedule in the form of the specification (3 and 7): a list of `title`, `date`, `start_time`, `end_time`,
 * `attendees` (or `atendees`), and `notes` if there are any. Rows are counted from 1.
 */
export function readSchedule(content: string): ScheduleReading {
  const rows = parse(content)
  if (!Array.isArray(rows)) return { faults: ['It is no JSON list of meetings.'] }
  const meetings: NewScheduledMeeting[] = []
  const faults: string[] = []
  for (const [place, row] of rows.entries()) {
    try {
      meetings.push(readRow(row))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      faults.push(`Row ${place + 1}: ${error.message}`)
    }
  }
  return faults.length > 0 ? { faults } : { meetings }
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function readRow(row: unknown): NewScheduledMeeting {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new Fault('this is no meeting.')
  const { title, date, start_time, end_time, attendees, atendees, notes } = row as Record<string, unknown>
  const start = time('start_time', start_time)
  const end = time('end_time', end_time)
  if (start >= end) throw new Fault(`end_time "${end}" is not after start_time "${start}".`)
  return {
    title: text('title', title, { maxLength: limits.meetingTitle }),
    day: day(date),
    start,
    end,
    attendees: names(attendees ?? atendees ?? []),
    notes: text('notes', notes ?? '', { maxLength: limits.message, mayBeEmpty: true }),
  }
}

function text(field: string, value: unknown, rules: { maxLength: number; mayBeEmpty?: boolean }): string {
  if (typeof value !== 'string') throw new Fault(`${field} is missing.`)
  const trimmed = value.trim()
  if (!trimmed && !rules.mayBeEmpty) throw new Fault(`${field} is empty.`)
  if (trimmed.length > rules.maxLength)
    throw new Fault(`${field} has more than ${rules.maxLength} characters.`)
  // PostgreSQL cannot store these characters.
  if (/\0|\p{Surrogate}/u.test(trimmed)) throw new Fault(`${field} holds a broken character.`)
  return trimmed
}

function day(value: unknown) {
  const found = typeof value === 'string' ? readMeetingDate(value) : undefined
  if (!isCompanyDay(found)) throw new Fault(`date ${quoted(value)} is no day: write it like "2026/11/24".`)
  return found
}

function time(field: string, value: unknown): string {
  if (typeof value === 'string' && readTime(value) !== undefined) return value
  throw new Fault(`${field} ${quoted(value)} is no time: write it like "09:30".`)
}

function names(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Fault('attendees is no list of names.')
  if (value.length > limits.attendees) throw new Fault(`attendees has more than ${limits.attendees} names.`)
  return [
    ...new Set(value.map((name) => text('a name of attendees', name, { maxLength: 2 * limits.name + 1 }))),
  ]
}

/** The beginning of a value, so that a person can find it. */
const quoted = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 40)
