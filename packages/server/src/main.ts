import { DrizzleQueryError } from 'drizzle-orm'
import { ConfigError, readConfig } from '#config/config.ts'
import { DataError, reasonOf } from '#config/dataError.ts'
import { hasSamples } from '#db/seed.ts'
import { sampleSignIns } from '#db/seeds/accounts.seed.ts'
import { type RunningServer, startServer } from './startServer.ts'

/**
 * Milliseconds for requests in progress at a stop. A supervisor (systemd, Docker) kills the process some time after
 * its signal. When the parent process was killed, the next server is about to use the same port and data.
 */
const timeoutMs = { reported: 25_000, orphaned: 8_000 }

/** An error that a person can correct is one sentence; any other error has its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataError) return error.message
  if (error instanceof DrizzleQueryError)
    return `The database cannot be used (${reasonOf(error)}): restore it from a backup, together with DATA_DIR.`
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with PORT.`
  return stack ?? message ?? String(error)
}

/** Whether a signal has asked the process to stop. Further signals change nothing. */
let isReported = false

/**
 * Resolves at the first reason to stop: a signal, or the loss of the parent process. A signal to the process group
 * arrives twice, from the system and from the parent, and the channel to the parent closes before or after it.
 */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, () => {
        isReported = true
        resolve()
      })
    process.once('disconnect', resolve)
    if (process.connected === false) resolve()
  })
}

async function run(): Promise<void> {
  const stopping = stopAsked()
  const server: RunningServer = await startServer(readConfig(process.env))
  console.log(`Atrium is ready at ${server.url}`)
  const { db } = server.services.database
  const samples = (await hasSamples(db)) ? await sampleSignIns(db) : []
  for (const { as, does, email, password } of samples)
    console.log(`Sample sign-in (${as}: ${does}): ${email} / ${password}`)
  await stopping
  setTimeout(() => isReported || process.exit(1), timeoutMs.orphaned).unref()
  setTimeout(() => process.exit(1), server.services.config.stopDelayMs + timeoutMs.reported).unref()
  await server.stop()
}

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
