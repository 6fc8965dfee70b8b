import { createHash, randomInt } from 'node:crypto'

/** Digits and capital letters without those that are taken for one another: 0 and O, 1, I and L, U and V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const groups = 3
const groupLength = 4

/** A code that nobody can guess, such as `7KQ2-M9PX-4TDW`: 58 random bits. */
export function newSuggestionCode(): string {
  const letter = () => alphabet[randomInt(alphabet.length)]
  const group = () => Array.from({ length: groupLength }, letter).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** What is kept of a code, however it was typed: small letters, missing dashes and spaces make no difference. */
export const hashOfCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z\d]/g, ''))
    .digest('hex')
