import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { attach, starts } from './run.mjs'

/** Debian's Chromium without windows: the journeys need a quarter less processor time in it. */
const shell = '/usr/lib/chromium/chromium-headless-shell'

/** The paths of browsers that were installed by hand or by a package manager. */
const places = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of Playwright's download, whether it exists or not. */
async function ofPlaywright() {
  try {
    const { chromium } = await import('playwright-core')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * The first browser that works: the one of CHROMIUM_PATH, then the machine's, then Playwright's.
 *
 * @param {{ asked?: string | undefined, own?: string | undefined, works: (file: string) => boolean }} machine
 */
export function chooseChromium({ asked, own, works }) {
  if (asked) {
    if (works(asked)) return asked
    throw new Error(`CHROMIUM_PATH names ${asked}, which does not exist or does not start.`)
  }
  return [...places, own].find((file) => file !== undefined && works(file))
}

/** The path of the machine's Chromium, as `npm test` uses it; undefined when there is none. */
export async function findChromium() {
  return chooseChromium({
    asked: process.env.CHROMIUM_PATH,
    own: await ofPlaywright(),
    works: (file) => existsSync(file) && starts(file),
  })
}

/** Debian has a package. Ubuntu's package only points to a snap, so Playwright's download is used there. */
function isDebian() {
  if (!existsSync('/etc/os-release') || !existsSync('/usr/bin/apt-get')) return false
  const release = readFileSync('/etc/os-release', 'utf8')
  return /^(ID|ID_LIKE)=.*debian/m.test(release) && !/ubuntu/i.test(release)
}

/** The command that gives root rights without a password; undefined when there is none. */
function rootPrefix() {
  if (process.getuid?.() === 0) return []
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
    return ['sudo', '-n']
  } catch {
    return undefined
  }
}

async function installFromDebian() {
  const prefix = isDebian() ? rootPrefix() : undefined
  if (!prefix) return
  process.stdout.write('Installing Chromium for the browser journeys (apt-get)\n')
  const [program, ...rest] = [...prefix, 'apt-get', '-qq']
  const apt = async (...args) =>
    (await attach(program, [...rest, ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } })) === 0
  if (!(await apt('update'))) return
  // Older releases have no Chromium without windows.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (await apt('install', '-y', '--no-install-recommends', name)) return
}

async function installFromPlaywright() {
  process.stdout.write('Installing Chromium for the browser journeys (Playwright)\n')
  const withLibraries = process.platform === 'linux' && rootPrefix() ? ['--with-deps'] : []
  const cli = inRoot('node_modules/playwright-core/cli.js')
  await attach(process.execPath, [cli, 'install', ...withLibraries, 'chromium'])
}

/** Whether this is a Debian container without the headless shell. Nothing is installed on a person's own machine that has a browser. */
const lacksShell = () =>
  !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && isDebian() && !existsSync(shell)

/** The path of a Chromium that works: found, or installed by the means of the platform. Throws when there is none. */
export async function ensureChromium() {
  if (lacksShell()) await installFromDebian()
  for (const install of [async () => {}, installFromDebian, installFromPlaywright]) {
    await install()
    const found = await findChromium()
    if (found) return found
  }
  throw new Error(
    'The browser journeys need Chromium, and none could be found or installed. Install Chromium or Chrome, ' +
      'or set CHROMIUM_PATH to one, and run npm test again.',
  )
}
