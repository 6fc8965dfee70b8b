import { escapeCalendarText, type IsoDay, joinCalendarLines, type Language, toTag } from '@atrium/contract'
import { addDays } from './isoDays.ts'

/** A whole day in the calendar. */
export interface FeedEntry {
  day: IsoDay
  title: string
  /** Sentences under the title. */
  notes: readonly string[]
}

interface Feed {
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
    `NAME:${escapeCalendarText(title)}`,
    `X-WR-CALNAME:${escapeCalendarText(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...entries.flatMap(({ day, title: name, notes }) => [
      'BEGIN:VEVENT',
      `UID:${day}@holidays.${domain}`,
      `DTSTAMP:${basic(stamp)}T000000Z`,
      `DTSTART;VALUE=DATE:${basic(day)}`,
      `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
      `SUMMARY;LANGUAGE=${toTag(language)}:${escapeCalendarText(name)}`,
      ...(notes.length > 0
        ? [`DESCRIPTION;LANGUAGE=${toTag(language)}:${escapeCalendarText(notes.join(' '))}`]
        : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return joinCalendarLines(lines)
}

const basic = (day: IsoDay) => day.replaceAll('-', '')
