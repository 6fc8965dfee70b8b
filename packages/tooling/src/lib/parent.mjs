import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Milliseconds; where there is no /proc, each look starts a program. */
const interval = process.platform === 'linux' ? 500 : 2000

/** npm starts a shell, and the shell this script; some shells step aside for the script. */
const parent = process.ppid
const npm = isShell(parent) ? parentOf(parent) : undefined

/**
 * Calls back when the npm that runs this script is gone. What happens to npm does not reach what it started: a signal ends
 * its shell at most, and after a `kill -9` the shell goes on too. Without this a stopped `npm start` would leave a
 * server with nobody to stop it. Started without npm, a script may well outlive its shell.
 *
 * @returns {() => void} stops watching
 */
export function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return
    clearInterval(timer)
    callback()
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}

/** Whose child a process is: that changes when its parent is gone. */
function parentOf(pid) {
  try {
    // The name in parentheses may hold anything, so what follows counts from its end.
    if (process.platform === 'linux')
      return Number(
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1],
      )
    return process.platform === 'win32' ? undefined : Number(ask('ppid', pid))
  } catch {
    return undefined
  }
}

function isShell(pid) {
  try {
    const name = process.platform === 'linux' ? readFileSync(`/proc/${pid}/comm`, 'utf8') : ask('comm', pid)
    return /(^|[/-])(sh|bash|dash|zsh|ksh|ash|busybox)\s*$/.test(name)
  } catch {
    return false
  }
}

const ask = (column, pid) => execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' })
