import { type Language, toTag } from '@atrium/contract/core'
import { addDays, type IsoDay } from '@atrium/contract/days'
import { escapeCalendarText, joinCalendarLines } from '@atrium/contract/meetings'

/** An all-day event of the calendar. */
export interface FeedEntry {
  day: IsoDay
  title: string
  /** Sentences below the title. */
  notes: readonly string[]
}

interface Feed {
  title: string
  /** The domain of the owner, part of the UID of each entry. */
  domain: string
  language: Language
  /** The day of creation. */
  stamp: IsoDay
  entries: readonly FeedEntry[]
}

/**
 * Writes a calendar feed (RFC 5545). The UID of an entry is stable, so that a program which reloads the feed updates
 * its entries and creates no duplicates. The events are all-day, without a time zone, and do not mark anybody as busy.
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
