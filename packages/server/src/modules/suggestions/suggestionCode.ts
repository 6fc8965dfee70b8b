import { createHash, randomInt } from 'node:crypto'

/** Digits and capital letters without those that are taken for one another: 0 and O, 1, I and L, U and V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const groups = 3
const groupLength = 4

/** A code that nobody can guess, such as `7KQ2-M9PX-4TDW`: 58 random bits. */
export const newSuggestionCode = (): string => codeOf(() => randomInt(alphabet.length))

/** The code of a sending that may be repeated: always the same for its random key, which cannot be had from it. */
export function codeOfKey(key: string): string {
  const digest = createHash('sha256').update(`suggestion code ${key}`).digest()
  let offset = 0
  // Two bytes a letter: that some letters are a little likelier is of no use to anybody.
  return codeOf(() => digest.readUInt16BE(2 * offset++) % alphabet.length)
}

function codeOf(nextLetter: () => number): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[nextLetter()]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** What is kept of a code, however it was typed: small letters, missing dashes and spaces make no difference. */
export const hashOfCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z\d]/g, ''))
    .digest('hex')
