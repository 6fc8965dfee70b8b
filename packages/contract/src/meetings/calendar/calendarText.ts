import { company } from '#core/company.ts'

/** Escapes a text for a calendar file (RFC 5545, 3.3.11) and removes control characters. */
export const escapeCalendarText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')

/**
 * Joins the lines of a calendar file (RFC 5545, 3.1): each with its line end, folded when it is longer than 75 bytes.
 */
export const joinCalendarLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('')

/** What a calendar file is for (RFC 5546, 1.4): a copy to keep, an invitation, an answer to one, a cancellation. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'REPLY' | 'CANCEL'

/** A subscribed calendar: its name, and the hours between refreshes. */
export interface SubscribedCalendar {
  name: string
  refreshHours: number
}

/** A calendar file (RFC 5545) of components. `product` is the last part of its maker's name. */
export const calendarFrame = (
  product: string,
  components: readonly string[],
  { method = 'PUBLISH', feed }: { method?: CalendarMethod; feed?: SubscribedCalendar | undefined } = {},
): string =>
  joinCalendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${company.domain}//${product}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(feed ? feedProperties(feed) : []),
    ...components,
    'END:VCALENDAR',
  ])

const feedProperties = ({ name, refreshHours }: SubscribedCalendar) => [
  `NAME:${escapeCalendarText(name)}`,
  `X-WR-CALNAME:${escapeCalendarText(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
  `X-PUBLISHED-TTL:PT${refreshHours}H`,
]

/** `2026-11-17T07:15:00.000Z` as `20261117T071500Z`. */
export const calendarInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** At most 75 bytes in a line, without splitting a character; the next line begins with a space. */
function fold(line: string): string {
  // A character of UTF-16 has three bytes at most: most lines are short enough, without a look at each letter.
  if (line.length <= 25) return line
  if (!/[^\x20-\x7e]/.test(line))
    return line.length <= 75 ? line : line.replace(/^.{75}|.{74}(?=.)/g, '$&\r\n ')
  let folded = ''
  let room = 75
  for (const letter of line) {
    const bytes = bytesOf(letter)
    if (bytes > room) {
      folded += '\r\n '
      room = 74
    }
    folded += letter
    room -= bytes
  }
  return folded
}

/** The number of bytes of a character in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
