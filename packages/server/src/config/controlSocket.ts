import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** The most bytes of a socket path (108 on Linux, 104 on macOS, including the closing zero). */
const maxPathBytes = 103

/**
 * The control socket of a running server: `control.sock` in the data folder. When that path is too long, a name
 * derived from the folder in the temporary folder of the system.
 */
export function controlSocketPath(dataDir: string): string {
  const inside = path.join(dataDir, 'control.sock')
  if (Buffer.byteLength(inside) <= maxPathBytes) return inside
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24)
  return path.join(os.tmpdir(), `atrium-${name}.sock`)
}

/** Whether a server with this data folder is running and accepts commands. */
export function isAnswering(dataDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(controlSocketPath(dataDir))
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}
