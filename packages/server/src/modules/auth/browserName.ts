import bowser from 'bowser'

/** What a browser says of itself, in two words such as `Chrome` and `Windows`; empty when it says nothing known. */
export function browserName(userAgent: string): { browser: string; system: string } {
  if (!userAgent) return { browser: '', system: '' }
  const { browser, os } = bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}
