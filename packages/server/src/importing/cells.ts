import {
  invisibleIn,
  isEmailAddress,
  type Language,
  limits,
  toEmailAddress,
  toLine,
  toPhone,
} from '@atrium/contract/core'
import { splitAt, unescaped } from './entries.ts'
import { CellFault, quoted } from './faults.ts'

/** A text of one line, as in a form. */
export const tidy = toLine

/** A tidy text of at most `maxLength` characters that databases can store and screens can show. */
export function plainText(text: string, maxLength: number): string {
  const tidied = tidy(text)
  const strange = invisibleIn(tidied)
  if (strange) {
    const code = strange.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    throw new CellFault('strangeCharacter', { character: `U+${code}` })
  }
  if (tidied.length > maxLength)
    throw new CellFault('tooLong', { length: `${tidied.length}`, max: `${maxLength}` })
  return tidied
}

/** A text of at most `maxLength` characters, or empty. */
export const text = (maxLength: number) => (cell: string) => plainText(cell, maxLength)

/** A non-empty text of at most `maxLength` characters. */
export const name = (maxLength: number) => (cell: string) => {
  const found = plainText(cell, maxLength)
  if (!found) throw new CellFault('empty')
  return found
}

/** A first or last name, by the rule of the form: with a letter. */
export const personName = (maxLength: number) => (cell: string) => {
  const found = name(maxLength)(cell)
  if (!/\p{L}/u.test(found)) throw new CellFault('noName', { text: quoted(found) })
  return found
}

/** A name that can be part of a URL. */
export const pathName = (maxLength: number) => (cell: string) => {
  const found = name(maxLength)(cell)
  // A name without letters and digits has no key; `.` and `..` have a meaning in URLs.
  if (!/[\p{L}\p{N}]/u.test(found)) throw new CellFault('noPathName', { text: quoted(found) })
  return found
}

/** A whole number from 1 to `max`, or empty: `null`. */
export const count = (max: number) => (cell: string) => {
  const found = tidy(cell)
  if (!found) return null
  if (!/^[1-9]\d{0,8}$/.test(found) || Number(found) > max)
    throw new CellFault('noCount', { text: quoted(found), max: String(max) })
  return Number(found)
}

/** An e-mail address, or empty. */
export function email(cell: string): string {
  const found = plainText(cell, limits.email)
  if (found && !isEmailAddress(found)) throw new CellFault('noEmail', { text: quoted(found) })
  return toEmailAddress(found)
}

/** A phone number in any callable format, or empty. */
export function phone(cell: string): string {
  const found = plainText(toPhone(cell), limits.phone)
  if (found && !(/^[-\d\s+()./,;#*]*$/.test(found) && /(\d\D*){3}/.test(found)))
    throw new CellFault('noPhone', { text: quoted(found) })
  return found
}

/** One text for all languages, or three texts separated by bars: `Noutbuk | Laptop | Ноутбук`. */
export function localizedText(cell: string, maxLength: number): Record<Language, string> {
  const parts = splitAt(cell, '|').map((part) => plainText(unescaped(part), maxLength))
  const [AZ = '', EN = AZ, RU = AZ] = parts
  if (![AZ, EN, RU].every(Boolean) || (parts.length !== 1 && parts.length !== 3))
    throw new CellFault('noLocalizedText', { text: quoted(tidy(cell)) })
  return { AZ, EN, RU }
}
