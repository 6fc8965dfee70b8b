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

/** At most 75 bytes in a line, without splitting a character; the next line begins with a space. */
function fold(line: string): string {
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
