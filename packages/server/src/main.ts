import { ConfigError, readConfig } from '#config/config.ts'
import { DataInUseError } from '#db/lock.ts'
import { hasSamples } from '#db/seed.ts'
import { sampleSignIn } from '#db/seeds/accounts.seed.ts'
import { type RunningServer, startServer } from './startServer.ts'

/** Milliseconds; whoever stops us (systemd, Docker) would kill us some time after. */
const patience = 25_000

/** Problems that a person can mend are one sentence; anything else shows where it happened. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataInUseError) return error.message
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with PORT.`
  return stack ?? message ?? String(error)
}

async function run(): Promise<void> {
  const stopping = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
  const server: RunningServer = await startServer(readConfig(process.env))
  console.log(`Atrium is ready at ${server.url}`)
  const { db } = server.services.database
  const sample = (await hasSamples(db)) ? await sampleSignIn(db) : undefined
  if (sample) console.log(`Sample sign-in: ${sample.email} / ${sample.password}`)
  await stopping
  setTimeout(() => process.exit(1), patience).unref()
  await server.stop()
}

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
