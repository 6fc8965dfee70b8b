import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { attach } from './run.mjs'

const oldest = [20, 19]

/**
 * Whether what npm says it installed is what the lockfile asks for. Both name every package by its folder. A
 * package that is optional may be absent: it is for another system.
 */
export function matchesLock(lock, installed) {
  return Object.entries(lock.packages).every(([folder, wanted]) => {
    if (!folder.includes('node_modules/')) return true
    const found = installed.packages[folder]
    if (!found) return wanted.optional === true || wanted.devOptional === true
    return found.version === wanted.version && found.link === wanted.link
  })
}

/**
 * Whether the lockfile names the packages of every system, as `npm ci` insists. One that was written against a
 * registry without some of them (a mirror keeps only what its users fetch) leaves those out.
 */
export function isComplete(lock) {
  const names = new Set(Object.keys(lock.packages).map((folder) => folder.split('node_modules/').at(-1)))
  return Object.values(lock.packages).every((entry) =>
    Object.keys(entry.optionalDependencies ?? {}).every((name) => names.has(name)),
  )
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Installs when `node_modules` is missing, unfinished, or not what the lockfile says; ends the process when that
 * fails. npm writes its own list of what it installed last of all, so an interrupted installation has none.
 */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    process.stderr.write(
      `Atrium needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.\n`,
    )
    process.exit(1)
  }
  const lock = readJson(inRoot('package-lock.json'))
  const installed = readJson(inRoot('node_modules/.package-lock.json'))
  if (lock && installed && matchesLock(lock, installed)) return
  process.stdout.write(
    `Installing the packages (${installed ? 'the lockfile has changed' : 'first start'})\n`,
  )
  const npm = process.env.npm_execpath
  // Both install what the lockfile says and leave it as it is.
  const way = lock && isComplete(lock) ? ['ci'] : ['install', '--no-save']
  const args = [...way, '--include=dev', '--no-fund', '--no-audit', '--loglevel=error']
  const code = await (npm?.endsWith('.js')
    ? attach(process.execPath, [npm, ...args])
    : attach(process.platform === 'win32' ? 'npm.cmd' : 'npm', args))
  if (code === 0) return
  process.stderr.write('The packages could not be installed; the reason stands above.\n')
  process.exit(code)
}
