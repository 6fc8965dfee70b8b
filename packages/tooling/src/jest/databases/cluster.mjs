import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Test data need not survive a power cut. */
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: 300,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  // A database cannot be copied during autovacuum.
  autovacuum: 'off',
  // Tests provoke errors and check them themselves.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** A PostgreSQL of this run in a temporary folder: a new one, or a copy of the folder `kept`. */
export async function openCluster({ bin, user }, kept) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'atrium-postgres-'))
  if (user) chownSync(directory, user.uid, user.gid)
  const data = path.join(directory, 'data')
  const remove = () => rmSync(directory, { recursive: true, force: true })
  const options = { ...user, cwd: directory, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  let server
  try {
    if (kept) await execute('cp', ['-a', kept, data])
    else await execute(path.join(bin, 'initdb'), initdbArguments(data), options)
  } catch (error) {
    remove()
    throw error
  }
  const port = await freePort()

  /** Ends the server: `SIGINT` with a shutdown checkpoint, `SIGQUIT` at once. */
  const stop = async (signal) => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    // Nothing else may keep this process alive until the end of the server.
    const alive = setInterval(() => {}, 1000)
    server.kill(signal)
    await ended
    clearInterval(alive)
  }
  const start = async () => {
    const given = Object.entries({ ...settings, port, unix_socket_directories: directory })
    const args = given.flatMap(([name, value]) => ['-c', `${name}=${value}`])
    server = spawn(path.join(bin, 'postgres'), ['-D', data, ...args], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await isReady(server)
  }
  return {
    url: `postgres://atrium@127.0.0.1:${port}/postgres`,
    start,
    /** Copies the databases to a folder for later runs; the server is down meanwhile. */
    keep: async (folder) => {
      await stop('SIGINT')
      await execute('cp', ['-a', data, folder])
      await start()
    },
    close: async () => {
      await stop('SIGQUIT')
      remove()
    },
  }
}

const initdbArguments = (data) => [
  '-D',
  data,
  '-U',
  'atrium',
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--no-sync',
  '--wal-segsize=4',
]

/** Resolves when the server accepts connections. From then on it does not keep this process alive. */
function isReady(server) {
  return new Promise((resolve, reject) => {
    let log = ''
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start.\n${log}`)))
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-2000)
      if (!log.includes('ready to accept connections')) return
      server.unref()
      server.stderr.unref()
      resolve()
    })
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
