/** Seconds. */
const oneYear = 365 * 24 * 60 * 60

/** Stores a choice of the reader in a cookie for a year, so that the server renders the next document with it. `undefined` removes the cookie. */
export function writeCookie(
  page: Pick<Document, 'cookie'>,
  { name, value, path = '/' }: { name: string; value: string | undefined; path?: string },
): void {
  const age = value === undefined ? 0 : oneYear
  page.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=${path}; Max-Age=${age}; SameSite=Lax`
}
