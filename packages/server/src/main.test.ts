import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { desc } from 'drizzle-orm'
import { productFolder } from '#config/paths.ts'
import { applications } from '#db/schema.ts'
import { applyUrl } from '#testing/apply.ts'
import { pdf } from '#testing/cvFixtures.ts'
import { embeddedConfig } from '#testing/embedded.ts'
import { cvFile, multipart, vacancyForm } from '#testing/forms.ts'
import { serverArgs } from '#testing/serverArgs.ts'
import { temporaryFolder } from '#testing/services.ts'
import type { Config } from './config/config.ts'
import { openServices } from './openServices.ts'

/** Milliseconds: real starts, which are slow on a busy machine. */
jest.setTimeout(600_000)

let config: Config
/** `npm start` without the installing and building before it. */
let product: string

beforeAll(async () => {
  config = await embeddedConfig('samples')
  product = await temporaryFolder()
  const serve = pathToFileURL(path.join(productFolder, 'packages', 'tooling', 'src', 'lib', 'serve.mjs'))
  await writeFile(
    path.join(product, 'start.mjs'),
    `console.log('Launched by', process.pid)
import(${JSON.stringify(serve.href)})
  .then(async ({ serve }) => process.exit(await serve(${JSON.stringify(await serverArgs())})))`,
  )
  // A shell with a further command stays between npm and the script.
  const scripts = { start: 'node start.mjs; exit $?' }
  await writeFile(path.join(product, 'package.json'), JSON.stringify({ name: 'product', scripts }))
})

const running = new Set<number>()
afterAll(() => {
  for (const pid of running) killGroup(pid, 'SIGKILL')
})

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // All of it has ended.
  }
}

interface Started {
  npm: ChildProcess
  /** The process id of npm, and of its group. */
  pid: number
  /** The process between npm and the server. */
  launcher: number
  url: URL
  /** Resolves when npm, the launcher and the server have all ended: they share the output of npm. */
  ended: Promise<unknown>
}

async function npmStart(): Promise<Started> {
  const npm = spawn('npm', ['start'], {
    cwd: product,
    detached: true,
    env: { ...process.env, DATA_DIR: config.dataDir, PORT: '0', SEED: 'samples', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = npm.pid ?? 0
  running.add(pid)
  const ended = once(npm, 'close').then(() => running.delete(pid))
  let launcher = 0
  const lines = createInterface({ input: npm.stdout })
  for await (const line of lines) {
    launcher ||= Number(/^Launched by (\d+)/.exec(line)?.[1] ?? 0)
    const url = /^Atrium is ready at (\S+)/.exec(line)?.[1]
    if (!url) continue
    npm.stdout.resume()
    return { npm, pid, launcher, url: new URL(url), ended }
  }
  throw new Error('The server did not start.')
}

it.each([
  ['npm', ({ pid }: Started) => pid],
  ['the process between', ({ launcher }: Started) => launcher],
])('ends within ten seconds when %s is killed, and the next start works', async (_what, victim) => {
  const first = await npmStart()
  const killedAt = Date.now()
  process.kill(victim(first), 'SIGKILL')
  await first.ended
  expect(Date.now() - killedAt).toBeLessThan(10_000)
  expect(await readdir(config.dataDir)).not.toContain('lock')
})

it('finishes and answers an upload when the whole group is told to stop, however often', async () => {
  const { pid, url, ended } = await npmStart()
  const { headers, payload } = multipart(vacancyForm({ cv: cvFile('cv.pdf', pdf(1024 * 1024)) }))
  const half = Math.floor(payload.length / 2)
  const socket = connect(Number(url.port), url.hostname)
  const head = { ...headers, host: url.host, connection: 'close', 'content-length': payload.length }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST ${applyUrl} HTTP/1.1\r\n${lines.join('')}\r\n`)
  socket.write(payload.subarray(0, half))
  const answer = text(socket)
  await until(async () => (await readdir(path.join(config.dataDir, 'uploads'))).length === 1)
  killGroup(pid, 'SIGTERM')
  await until(() => isRefused(url))
  killGroup(pid, 'SIGTERM')
  socket.write(payload.subarray(half))
  expect(await answer).toMatch(/^HTTP\/1.1 200 /)
  await ended
  const { database } = await openServices(config)
  const received = await database.db.select().from(applications).orderBy(desc(applications.id))
  await database.close()
  expect(await answer).toContain(received[0]?.reference)
})

/** Whether the server accepts no new connections. */
async function isRefused({ hostname, port }: URL): Promise<boolean> {
  const socket = connect(Number(port), hostname)
  try {
    await once(socket, 'connect')
    return false
  } catch {
    return true
  } finally {
    socket.destroy()
  }
}

/** Resolves when the condition holds; otherwise the time limit of the test ends it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5)
}
