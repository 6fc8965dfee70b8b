import { randomBytes } from 'node:crypto'

/** Crockford's digits: no letter that could be taken for another, or for a number, on the phone. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a reference names: an application, or a contact message. */
type ReferencePrefix = 'CV' | 'MSG'

/** A new reference number such as `CV-7K2M-9QPX`: 40 random bits, so it cannot be guessed from another. */
export function newReference(prefix: ReferencePrefix): string {
  const text = Array.from(randomBytes(8), (byte) => digits[byte % 32]).join('')
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`
}

/** The written form of a reference that somebody typed: small letters, missing dashes, O for 0, I or L for 1. */
export function readReference(prefix: ReferencePrefix, text: string): string {
  const plain = text.trim().toUpperCase().replace(/[\s-]/g, '')
  const digitsOnly = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain
  const clear = digitsOnly.replace(/O/g, '0').replace(/[IL]/g, '1')
  return `${prefix}-${clear.slice(0, 4)}-${clear.slice(4)}`
}
