/** Characters of an e-mail address (RFC 5321). */
export const emailLength = 254

/**
 * Whether a text has the basic form of an e-mail address, `name@host.tld` without spaces (spec 5, Subscribe). The
 * length is checked first, because the time of the pattern grows quadratically.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= emailLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
