import { company, type Language, toTag } from '@atrium/contract/core'
import { addDays, type IsoDay } from '@atrium/contract/days'
import { calendarFrame, escapeCalendarText } from '@atrium/contract/meetings'

/** An all-day event of the calendar. */
export interface FeedEntry {
  day: IsoDay
  title: string
  /** Sentences below the title. */
  notes: readonly string[]
}

interface Feed {
  title: string
  language: Language
  /** The day of creation. */
  stamp: IsoDay
  entries: readonly FeedEntry[]
}

/**
 * Writes a calendar feed (RFC 5545). The UID of an entry is stable, so that a program which reloads the feed updates
 * its entries and creates no duplicates. The events are all-day, without a time zone, and do not mark anybody as busy.
 */
export function writeFeed({ title, language, stamp, entries }: Feed): string {
  const text = (property: string, value: string) =>
    value ? [`${property};LANGUAGE=${toTag(language)}:${escapeCalendarText(value)}`] : []
  const events = entries.flatMap(({ day, title: name, notes }) => [
    'BEGIN:VEVENT',
    `UID:${day}@holidays.${company.domain}`,
    `DTSTAMP:${basic(stamp)}T000000Z`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    ...text('SUMMARY', name),
    ...text('DESCRIPTION', notes.join(' ')),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return calendarFrame('Holidays', events, { feed: { name: title, refreshHours: 24 } })
}

const basic = (day: IsoDay) => day.replaceAll('-', '')
