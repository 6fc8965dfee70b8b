import { execFileSync, spawn } from 'node:child_process'
import os from 'node:os'
import { whenNpmEnds } from './parent.mjs'
import { root } from './paths.mjs'

/** How long a program may take to end after a signal, in ms. */
const timeoutMs = 15_000

/** The running groups of processes: none may outlive the command that started it. */
const groups = new Set()

/** The exit code of a process as a shell gives it, also after a signal. */
export const exitCode = (code, signal) => code ?? 128 + (os.constants.signals[signal] ?? 0)

/** Whether a program starts. Its path proves little: on Ubuntu `chromium-browser` may only ask for a snap. @param {string} file */
export function starts(file) {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

function endGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // The group has ended already.
  }
}

let unwatch = () => {}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

function endAll(signal) {
  // Playwright stops its servers, which have groups of their own, at this signal only.
  for (const pid of groups) endGroup(pid, 'SIGINT')
  process.exit(exitCode(null, signal))
}

/** Handles signals only while a group runs: otherwise they keep their usual effect. */
function track(pid) {
  if (groups.size === 0) {
    for (const signal of signals) process.on(signal, endAll)
    unwatch = whenNpmEnds(() => endAll('SIGTERM'))
  }
  groups.add(pid)
}

function untrack(pid) {
  groups.delete(pid)
  if (groups.size > 0) return
  for (const signal of signals) process.off(signal, endAll)
  unwatch()
}

/** Tells programs whether to use colours: they see a pipe and cannot know whether a terminal or a log is behind it. */
function coloured(env) {
  const { FORCE_COLOR, NO_COLOR, ...rest } = env
  const plain = NO_COLOR !== undefined || !process.stdout.isTTY
  return { ...rest, ...(plain ? { NO_COLOR: '1' } : { FORCE_COLOR: FORCE_COLOR ?? '1' }) }
}

/**
 * Runs a program and collects its output. The program has a process group of its own, so that its workers, servers and
 * browsers end with it. After `limit` milliseconds it is ended and counts as failed.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, limit?: number, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function collect(program, args, { env = {}, limit = 20 * 60_000, cwd = root } = {}) {
  const began = Date.now()
  return new Promise((resolve) => {
    const chunks = []
    const child = spawn(program, args, {
      cwd,
      env: { ...coloured(process.env), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    const { pid } = child
    if (pid) track(pid)
    let done = false
    const finish = (code, note = '') => {
      if (done) return
      done = true
      clearTimeout(timer)
      if (pid) {
        endGroup(pid, 'SIGKILL')
        untrack(pid)
      }
      const output = Buffer.concat(chunks).toString('utf8') + note + late
      resolve({ code: late ? 1 : code, output, seconds: (Date.now() - began) / 1000 })
    }
    let late = ''
    const timer = setTimeout(() => {
      late = `\nEnded after ${limit / 60_000} minutes.\n`
      if (pid) endGroup(pid, 'SIGINT')
      setTimeout(() => finish(1), timeoutMs).unref()
    }, limit)
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.once('error', (error) => finish(1, `${program}: ${error.message}\n`))
    child.once('close', (code, signal) => finish(exitCode(code, signal)))
    // A process that it left behind may hold its output open for ever.
    child.once('exit', (code, signal) => setTimeout(() => finish(exitCode(code, signal)), 3000).unref())
  })
}

/**
 * Runs a program on the terminal of this command, forwards signals, and resolves with its exit code. A Ctrl-C on a
 * terminal reaches the whole group, so SIGINT is forwarded only without a terminal.
 *
 * With `channel` a Node program has an IPC channel to this process that carries no messages. It closes when this process is
 * killed or npm ends, and then the program ends itself (`disconnect`).
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, channel?: boolean, cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function attach(program, args, { env = {}, channel = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', ...(channel ? ['ipc'] : [])],
    })
    const hand = (signal) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    for (const signal of signals) process.on(signal, hand)
    const unwatchNpm = whenNpmEnds(() => (channel ? child.disconnect() : child.kill('SIGTERM')))
    const finish = (code) => {
      for (const signal of signals) process.off(signal, hand)
      unwatchNpm()
      resolve(code)
    }
    child.once('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`)
      finish(1)
    })
    child.once('exit', (code, signal) => finish(exitCode(code, signal)))
  })
}
