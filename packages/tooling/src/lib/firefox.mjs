import { execFileSync } from 'node:child_process'

const places = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Whether a program starts. @param {string} file */
function runs(file) {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/** The Firefox of FIREFOX_PATH, or that of the machine. Throws when there is none. */
export function findFirefox(works = runs, asked = process.env.FIREFOX_PATH) {
  const found = (asked ? [asked] : places).find(works)
  if (found) return found
  throw new Error(
    'The journeys in Firefox need Firefox: install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to it.',
  )
}
