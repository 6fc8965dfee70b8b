import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { attach } from './run.mjs'

/**
 * Whether npm installed what the lockfile asks for. Both lists name every package by its folder. An optional package may
 * be absent: it is for another system.
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
 * Whether the lockfile names the packages of every system, as `npm ci` demands. npm leaves out those of other systems
 * when a mirror of the registry lacks them, or when it writes the lockfile from an installation.
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

/** The npm that runs this command, or the one on the path. */
function npm(args, cwd) {
  const program = process.env.npm_execpath
  if (program?.endsWith('.js')) return attach(process.execPath, [program, ...args], { cwd })
  return attach(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd })
}

/**
 * Installs the packages of a lockfile when `node_modules` is missing, unfinished, or not what the lockfile says; ends
 * the process when that fails. npm writes its list of what it installed (`node_modules/.package-lock.json`) last of
 * all, so an interrupted installation has none.
 *
 * @param {string} [folder] of the lockfile, from the top folder. `packages/assets` and `packages/bench` have their own,
 *   and use the packages of the main installation too.
 */
export async function ensureInstalled(folder = '.') {
  if (folder !== '.') await ensureInstalled()
  const lock = readJson(inRoot(folder, 'package-lock.json'))
  const installed = readJson(inRoot(folder, 'node_modules/.package-lock.json'))
  if (lock && installed && matchesLock(lock, installed)) return
  const packages = folder === '.' ? 'packages' : `packages of ${folder}`
  const reason = installed ? 'the lockfile has changed' : 'first start'
  process.stdout.write(`Installing the ${packages} (${reason})\n`)
  // Both commands install what the lockfile says and leave the lockfile as it is.
  const command = lock && isComplete(lock) ? ['ci'] : ['install', '--no-save']
  const code = await npm(
    [...command, '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'],
    inRoot(folder),
  )
  if (code === 0) return
  process.stderr.write(`The ${packages} could not be installed; the reason stands above.\n`)
  process.exit(code)
}
