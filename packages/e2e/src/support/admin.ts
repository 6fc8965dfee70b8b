import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { clockEnv } from '@atrium/tooling/clock'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../../..')

/** Runs a server command beside the running server, as an operator would; returns its output. */
export const admin = (...args: string[]): Promise<string> => adminIn(process.env.E2E_DATA_DIR, ...args)

/** The same for the server of a folder. */
export async function adminIn(folder: string | undefined, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['dist/server/admin.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...clockEnv, SEED: 'samples', DATA_DIR: folder },
  })
  return stdout
}

/**
 * Sends a command to the control socket of the server directly. This saves the two seconds of a process, for frequent
 * commands. Throws the message of the server.
 */
export async function adminAtSocket(...args: string[]): Promise<string> {
  const place = path.join(process.env.E2E_DATA_DIR ?? '', 'control.sock')
  // The socket is elsewhere when the path of the folder is too long.
  if (!existsSync(place)) return await admin(...args)
  const socket = connect(place)
  socket.write(`${JSON.stringify(args)}\n`)
  const { output, failure } = JSON.parse(await text(socket))
  if (typeof output !== 'string') throw new Error(`The server refused ${args.join(' ')}: ${failure}`)
  return output
}
