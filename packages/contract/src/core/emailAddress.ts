import { toLine } from './normalizeText.ts'

/** Characters of an e-mail address (RFC 5321). */
export const emailLength = 254

/** The characters of a host with other letters than the Latin ones; a host with any other sign is not converted. */
const otherLetters = /^[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]*$/u

/**
 * The one form in which an e-mail address is compared and stored: without invisible characters and spaces at its ends, in
 * small letters, its domain in ASCII (`x@bücher.example` becomes `x@xn--bcher-kva.example`). The database compares the
 * stored texts as they are. A text that is no address stays one that is none.
 */
export function toEmailAddress(typed: string): string {
  const text = toLine(typed)
  const at = text.lastIndexOf('@')
  const [name, host] = [text.slice(0, at + 1), text.slice(at + 1)]
  // ASCII letters only: JavaScript and SQL make different small letters of others, such as `İ`.
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) + toAsciiHost(host)
}

function toAsciiHost(host: string): string {
  const address = `http://${host}`
  if (host.length > emailLength || !otherLetters.test(host) || !URL.canParse(address)) return host
  // The URL changes a host of digits to an address of four numbers, and an empty one to nothing.
  return /^[\d.]*$/.test(host) ? host : new URL(address).hostname
}

const part = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const form = new RegExp(`^${part}(?:\\.${part})*@(?:${label}\\.)+(?!\\d+$)${label}$`)

/**
 * Whether a text is an e-mail address that mail servers deliver to, in any spelling that `toEmailAddress` reads (spec 5):
 * a name of at most 64 ASCII characters without quotes, a dot in the domain, no two dots in a row (RFC 5321).
 */
export function isEmailAddress(typed: string): boolean {
  if (typed.length > 4 * emailLength) return false
  const address = toEmailAddress(typed)
  return address.length <= emailLength && address.indexOf('@') <= 64 && form.test(address)
}
