import { type IsoDay, type Language, toTag } from '@atrium/contract'
import { addDays } from './isoDays.ts'

/** A whole day in the calendar. */
export interface FeedEntry {
  day: IsoDay
  title: string
  /** Sentences under the title. */
  notes: readonly string[]
}

export interface Feed {
  title: string
  /** Whose calendar it is; part of the names by which programs know an entry again. */
  domain: string
  language: Language
  /** The day on which it was made. */
  stamp: IsoDay
  entries: readonly FeedEntry[]
}

/**
 * A calendar to subscribe to (RFC 5545). An entry keeps its name, so that a program which asks again changes what it
 * has and adds nothing twice; the days are free of hours and time zones, and nobody is busy because of them.
 */
export function writeFeed({ title, domain, language, stamp, entries }: Feed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${domain}//Holidays//${toTag(language).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(title)}`,
    `X-WR-CALNAME:${escapeText(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...entries.flatMap(({ day, title: name, notes }) => [
      'BEGIN:VEVENT',
      `UID:${day}@holidays.${domain}`,
      `DTSTAMP:${basic(stamp)}T000000Z`,
      `DTSTART;VALUE=DATE:${basic(day)}`,
      `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
      `SUMMARY;LANGUAGE=${toTag(language)}:${escapeText(name)}`,
      ...(notes.length > 0 ? [`DESCRIPTION;LANGUAGE=${toTag(language)}:${escapeText(notes.join(' '))}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const basic = (day: IsoDay) => day.replaceAll('-', '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** At most 75 bytes in a line, and no letter torn apart; the next line begins with a space. */
function fold(line: string): string {
  let folded = ''
  let room = 75
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter)
    if (bytes > room) {
      folded += '\r\n '
      room = 74
    }
    folded += letter
    room -= bytes
  }
  return folded
}
