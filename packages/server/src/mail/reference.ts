import { randomBytes } from 'node:crypto'

/** Crockford Base32: without letters that are mistaken for others, or for digits, on the phone. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The kind of record: an application, or a contact message. */
type ReferencePrefix = 'CV' | 'MSG'

/** A new reference such as `CV-7K2M-9QPX`, with 40 random bits so that it cannot be guessed. */
export function newReference(prefix: ReferencePrefix): string {
  const text = Array.from(randomBytes(8), (byte) => digits[byte % 32]).join('')
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`
}

/** The canonical form of a typed reference. Small letters, missing dashes, O for 0, and I or L for 1 are corrected. */
export function readReference(prefix: ReferencePrefix, text: string): string {
  const plain = text.trim().toUpperCase().replace(/[\s-]/g, '')
  const digitsOnly = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain
  const clear = digitsOnly.replace(/O/g, '0').replace(/[IL]/g, '1')
  return `${prefix}-${clear.slice(0, 4)}-${clear.slice(4)}`
}
