/** The most characters of a file name; the extension is kept. */
const maxLength = 120

/**
 * Cleans the file name of an upload for display and downloads: the last part of a path, without control and direction
 * characters, and not too long. It is never a path on our disk.
 */
export function safeFileName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069"<>|:*?]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()
  const characters = Array.from(clean)
  if (characters.length <= maxLength) return clean
  const ending = /\.[^.\s]{1,10}$/.exec(clean)?.[0] ?? ''
  return `${characters.slice(0, maxLength - ending.length).join('')}${ending}`
}
