import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../../..')

/** Runs one of the server's commands beside the running server, as its keeper would; gives what it printed. */
export async function admin(...args: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'packages/server/src/admin.ts', ...args],
    {
      cwd: root,
      env: { ...process.env, SEED: 'samples', DATA_DIR: process.env.E2E_DATA_DIR },
    },
  )
  return stdout
}

/**
 * The same at the socket in the server's folder, where the command itself asks: without a process, which would take
 * two seconds. For what journeys need often; throws with the server's reason.
 */
export async function adminAtSocket(...args: string[]): Promise<string> {
  const place = path.join(process.env.E2E_DATA_DIR ?? '', 'control.sock')
  // Where the temporary folder has a long name the socket is elsewhere.
  if (!existsSync(place)) return await admin(...args)
  const socket = connect(place)
  socket.write(`${JSON.stringify(args)}\n`)
  const { output, failure } = JSON.parse(await text(socket))
  if (typeof output !== 'string') throw new Error(`The server refused ${args.join(' ')}: ${failure}`)
  return output
}
