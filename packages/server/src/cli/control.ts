import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { controlSocketPath } from '#config/controlSocket.ts'
import type { Services } from '#services.ts'
import { CommandError, type SaveFile } from './command.ts'
import { runCommand } from './commands.ts'

/** A message from the server, one JSON object per line. */
type Frame = { save: string; content: string } | { output: string } | { failure: string }

/**
 * Lets `npm run admin` work while this server has opened the embedded database: the command runs here and its output
 * is sent back. Only the user of the server may open the socket.
 */
export async function listenForCommands(services: Services): Promise<() => Promise<void>> {
  const path = controlSocketPath(services.config.dataDir)
  // A leftover of a killed server: our lock proves that no other server is running.
  await rm(path, { force: true })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    void serve(socket, services)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  await chmod(path, 0o600)
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
}

async function serve(socket: Socket, services: Services): Promise<void> {
  const send = (frame: Frame) => socket.write(`${JSON.stringify(frame)}\n`)
  try {
    const [request = '[]'] = (await once(createInterface({ input: socket }), 'line')) as [string?]
    const args = JSON.parse(request) as string[]
    const save: SaveFile = async (path, content) => {
      send({ save: path, content: content.toString('base64') })
    }
    send({ output: await runCommand(args, services, save) })
  } catch (error) {
    send({ failure: (error as Error).message })
  }
  socket.end()
}

/** Sends a command to the running server. Files are written by this process, with the rights of the person. */
export async function sendCommand(dataDir: string, args: string[], save: SaveFile): Promise<string> {
  const socket = connect(controlSocketPath(dataDir))
  socket.write(`${JSON.stringify(args)}\n`)
  let output = ''
  for await (const line of createInterface({ input: socket })) {
    const frame = JSON.parse(line) as Frame
    if ('failure' in frame) throw new CommandError(frame.failure)
    if ('save' in frame) await save(frame.save, Buffer.from(frame.content, 'base64'))
    else output = frame.output
  }
  return output
}
