/** Encodings of the files that Excel saves by its older formats; the bytes do not say which of them it is. */
export const olderEncodings = ['windows-1254', 'windows-1251'] as const

export type OlderEncoding = (typeof olderEncodings)[number]

/** The encodings in which a file can be read. */
export const fileEncodings = ['utf-8', 'utf-16', ...olderEncodings] as const

export type FileEncoding = (typeof fileEncodings)[number]

/** What the bytes of a file are: a text, a text in one of the `olderEncodings`, or none, such as a workbook. */
export type FileText = { text: string; encoding: FileEncoding } | 'olderEncoding' | 'notText'

/**
 * The text of a file: UTF-16 by its byte order mark, as Excel's "Unicode Text" has it, else UTF-8, with or without the mark.
 * Other bytes without a zero are a text in an older encoding.
 */
export function textOf(bytes: Uint8Array): FileText {
  const isWide = isBigEndian(bytes) || (bytes[0] === 0xff && bytes[1] === 0xfe)
  const encoding = isWide ? 'utf-16' : 'utf-8'
  try {
    return { text: textIn(encoding, bytes, true), encoding }
  } catch {
    return isWide || bytes.includes(0) ? 'notText' : 'olderEncoding'
  }
}

const isBigEndian = ([first, second]: Uint8Array) => first === 0xfe && second === 0xff

/** The text of bytes in an encoding. `isStrict` throws at bytes that are none of its letters. */
export const textIn = (encoding: FileEncoding, bytes: Uint8Array, isStrict = false): string =>
  new TextDecoder(encoding === 'utf-16' && isBigEndian(bytes) ? 'utf-16be' : encoding, {
    fatal: isStrict,
  }).decode(bytes)

/** A first line that names the separator, as Excel writes it. */
export const separatorLine = /^"?sep=([,;\t])"?(?=[\r\n]|$)/i

export type Separator = ',' | ';' | '\t'

const separators: readonly Separator[] = [',', ';', '\t']

/**
 * The separator of a CSV file: the one that its first line names, or else the comma, semicolon or tab, whichever is most
 * frequent in the first line: Excel writes semicolons where the comma is the decimal separator.
 */
export function separatorOf(text: string): Separator {
  const named = separatorLine.exec(text)?.[1]
  const header = /.*/.exec(text.trimStart())?.[0] ?? ''
  const count = (sign: string) => header.split(sign).length
  return (
    separators.find((sign) => sign === named) ??
    separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
  )
}

/**
 * The older encoding that is likelier. From 0xC0 on Windows-1251 has the Cyrillic letters: Russian words have nothing else. Of
 * Windows-1254 such letters share their words with the letters a to z.
 */
export function likelierEncoding(bytes: Uint8Array): OlderEncoding {
  let [mixed, pure] = [0, 0]
  let [hasHigh, hasLatin] = [false, false]
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    const isHigh = byte >= 0xc0
    // A small letter has one bit more than its capital.
    const isLatin = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
    if (isHigh || isLatin) {
      hasHigh ||= isHigh
      hasLatin ||= isLatin
      continue
    }
    if (hasHigh && hasLatin) mixed += 1
    else if (hasHigh) pure += 1
    hasHigh = false
    hasLatin = false
  }
  return pure > mixed ? 'windows-1251' : 'windows-1254'
}

/** A byte without a letter, or the question mark that Excel writes in the place of a letter that the encoding lacks. */
const lost = /[\u0080-\u009f\ufffd]|\?(?=\p{L})/gu
const wordSigns = /[\p{L}\p{N}?\u0080-\u009f\ufffd]/u
const longestWord = 30

/** How many signs of a text in an older encoding cannot be read, and the first `count` of their words. */
export function unreadableIn(text: string, count: number): { total: number; words: string[] } {
  const words = new Set<string>()
  let total = 0
  for (const { index } of text.matchAll(lost)) {
    total += 1
    if (words.size < count) words.add(wordAt(text, index))
  }
  return { total, words: [...words] }
}

function wordAt(text: string, index: number): string {
  let [start, end] = [index, index + 1]
  while (index - start < longestWord && wordSigns.test(text.charAt(start - 1))) start -= 1
  while (end - index < longestWord && wordSigns.test(text.charAt(end))) end += 1
  return text.slice(start, end)
}

/** The first lines of a text that have other signs than ASCII, cut around the first such sign. */
export function tellingLines(text: string, count: number, length: number): string[] {
  const lines: string[] = []
  const telling = /[^\0-\x7f]/g
  for (let found = telling.exec(text); found && lines.length < count; found = telling.exec(text)) {
    const from = Math.max(text.lastIndexOf('\n', found.index) + 1, found.index - length / 2)
    const ended = text.indexOf('\n', found.index)
    const end = ended < 0 ? text.length : ended
    lines.push(text.slice(from, Math.min(end, from + length)).trim())
    telling.lastIndex = end
  }
  return lines
}
