import { starts } from './run.mjs'

const places = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The Firefox of FIREFOX_PATH, or that of the machine. Throws when there is none. */
export function findFirefox(works = starts, asked = process.env.FIREFOX_PATH) {
  const found = (asked ? [asked] : places).find(works)
  if (found) return found
  throw new Error(
    'The journeys in Firefox need Firefox: install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to it.',
  )
}
