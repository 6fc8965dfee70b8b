/** The characters that separate entries of a cell and their parts. After a backslash they are a part of the text. */
const separators = /[\\;:|,]/g
const token = /\\[\\;:|,]|./gsu

/** Splits a text at separators without a backslash before them. */
export function splitAt(text: string, separator: string): string[] {
  const parts = ['']
  for (const [sign] of text.matchAll(token))
    if (separator.includes(sign)) parts.push('')
    else parts[parts.length - 1] += sign
  return parts
}

/** A text without the backslashes before its separators. */
export const unescaped = (text: string): string => text.replace(/\\([\\;:|,])/g, '$1')

/** A text as a part of an entry, for a cell that is read by `splitAt` and `unescaped`. */
export const escaped = (text: string): string => text.replace(separators, '\\$&')
