import { isEmailAddress, type Language, limits } from '@atrium/contract'
import { CellFault, quoted } from './faults.ts'

/** A text without the differences that nobody sees: one form of each letter, single spaces, none around it. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** A tidy text that every database keeps and every screen shows. */
export function words(text: string, most: number): string {
  const tidied = tidy(text)
  // Not in lists of people: control and format characters, halves of pairs, the sign for what could not be decoded.
  const strange = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\uFFFD]/u.exec(tidied)?.[0]
  if (strange) {
    const code = strange.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    throw new CellFault(
      `it holds a broken or invisible character (U+${code}). Delete it, and type the text anew.`,
    )
  }
  if (tidied.length > most) throw new CellFault(`it has ${tidied.length} characters. Write at most ${most}.`)
  return tidied
}

/** A text of at most so many characters, or nothing. */
export const text = (most: number) => (cell: string) => words(cell, most)

/** A text of at most so many characters. */
export const name = (most: number) => (cell: string) => {
  const found = words(cell, most)
  if (!found) throw new CellFault('it is empty. Fill it in.')
  return found
}

/** A name that can be a part of an address. */
export const pathName = (most: number) => (cell: string) => {
  const found = name(most)(cell)
  // Without one it would have no key; `.` and `..` mean something else in an address.
  if (!/[\p{L}\p{N}]/u.test(found))
    throw new CellFault(`${quoted(found)} cannot stand in an address. Use letters or digits.`)
  return found
}

/** An e-mail address, or nothing. */
export function email(cell: string): string {
  const found = words(cell, limits.email)
  if (found && !isEmailAddress(found))
    throw new CellFault(`${quoted(found)} is no e-mail address. Write it like name@example.com.`)
  return found
}

/** A phone number in any format that can be called, or nothing. */
export function phone(cell: string): string {
  const found = words(cell, limits.phone)
  if (found && !(/^[-\d\s+()./,;#*]*$/.test(found) && /(\d\D*){3}/.test(found)))
    throw new CellFault(`${quoted(found)} is no phone number. Write it like +994 50 123 45 67.`)
  return found
}

/** One text for all languages, or three between bars: `Noutbuk | Laptop | Ноутбук`. */
export function spokenWords(cell: string, most: number): Record<Language, string> {
  const parts = cell.split('|').map((part) => words(part, most))
  const [AZ = '', EN = AZ, RU = AZ] = parts
  if (![AZ, EN, RU].every(Boolean) || (parts.length !== 1 && parts.length !== 3))
    throw new CellFault(
      `${quoted(tidy(cell))} is no text. Write one for all languages, or three in the order AZ | EN | RU.`,
    )
  return { AZ, EN, RU }
}
