import { createHash, randomInt } from 'node:crypto'

/** Digits and capital letters without look-alikes: 0 and O, 1, I and L, U and V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const groups = 7
const groupLength = 4

/** A random code with 137 random bits: `7KQ2-M9PX-…`, seven groups. */
export const newSuggestionCode = (): string => codeOf(() => randomInt(alphabet.length))

/** The code that belongs to an idempotency key: always the same for the key, which cannot be computed from the code. */
export function codeOfKey(key: string): string {
  const digest = createHash('sha512').update(`suggestion code ${key}`).digest()
  let offset = 0
  // Two bytes per letter: the slight bias is harmless.
  return codeOf(() => digest.readUInt16BE(2 * offset++) % alphabet.length)
}

function codeOf(nextLetter: () => number): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[nextLetter()]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** The hash of a code. Small letters, missing dashes and spaces make no difference. */
export const hashOfCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z\d]/g, ''))
    .digest('hex')
