import { company, joinCalendarLines } from '@atrium/contract'

/** A calendar file (RFC 5545) of events. `product` is the last part of its maker's name. */
export const calendarFrame = (product: string, events: readonly string[]): string =>
  joinCalendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${company.domain}//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ])

/** `2026-11-17T07:15:00.000Z` as `20261117T071500Z`. */
export const calendarInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
