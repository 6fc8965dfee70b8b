import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Milliseconds between two checks; without /proc each check starts a program. */
const interval = process.platform === 'linux' ? 500 : 2000

/** npm starts a shell, and the shell this script; some shells step aside for the script. */
const parent = process.ppid
const npm = isShell(parent) ? parentOf(parent) : undefined

/**
 * Calls back when the npm that runs this script has ended. npm does not end its children: a signal ends its shell at most,
 * and after a `kill -9` the shell goes on too. Without this a stopped `npm start` would leave its server running. A script
 * that was started without npm may outlive its shell.
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

/** The parent of a process: it changes when the parent ends. */
function parentOf(pid) {
  try {
    // The name in parentheses may hold any character, so the fields are counted from its end.
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
