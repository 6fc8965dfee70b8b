import { DrizzleQueryError } from 'drizzle-orm'
import { ConfigError, readConfig } from '#config/config.ts'
import { DataError, reasonOf } from '#config/dataError.ts'
import { hasSamples } from '#db/seed.ts'
import { sampleSignIn } from '#db/seeds/accounts.seed.ts'
import { type RunningServer, startServer } from './startServer.ts'

/**
 * Milliseconds for requests under way. Whoever stops us (systemd, Docker) would kill us some time after; who starts us
 * again after our parent was killed does not wait long for the port and the data.
 */
const timeoutMs = { told: 25_000, orphaned: 8_000 }

/** Problems that a person can mend are one sentence; anything else shows where it happened. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataError) return error.message
  if (error instanceof DrizzleQueryError)
    return `The database cannot be used (${reasonOf(error)}): restore it from a backup, together with DATA_DIR.`
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with PORT.`
  return stack ?? message ?? String(error)
}

/** Whether a signal has told us to end. One that comes again changes nothing. */
let isTold = false

/**
 * Resolves at the first reason to stop. A signal to the whole group comes twice, from the system and from our parent, and before it
 * or after it the channel to our parent closes, as it does when our parent is killed.
 */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, () => {
        isTold = true
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
  const sample = (await hasSamples(db)) ? await sampleSignIn(db) : undefined
  if (sample) console.log(`Sample sign-in: ${sample.email} / ${sample.password}`)
  await stopping
  setTimeout(() => isTold || process.exit(1), timeoutMs.orphaned).unref()
  setTimeout(() => process.exit(1), timeoutMs.told).unref()
  await server.stop()
}

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
