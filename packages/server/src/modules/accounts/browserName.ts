import bowser from 'bowser'

/** The browser and the system of a `User-Agent` header, such as `Chrome` and `Windows`; empty when unknown. */
export function browserName(userAgent: string): { browser: string; system: string } {
  if (!userAgent) return { browser: '', system: '' }
  const { browser, os } = bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}
