import type { FastifyInstance } from 'fastify'
import { createBackup } from '#backup/createBackup.ts'
import { startNightlyBackups } from '#backup/nightlyBackups.ts'
import { listenForCommands } from '#cli/control.ts'
import type { Config } from '#config/config.ts'
import { httpAddress, siteUrlOf } from '#config/siteUrl.ts'
import { closeSampleAccounts } from '#db/seeds/accounts.seed.ts'
import { createDelivery } from '#mail/delivery.ts'
import { createOutbox } from '#mail/outbox.ts'
import { createTransport } from '#mail/transport.ts'
import { type MailWorker, startMailWorker } from '#mail/worker.ts'
import { createMetrics } from '#metrics/metrics.ts'
import { serveMetrics } from '#metrics/serveMetrics.ts'
import { sendVacancyAlerts } from '#modules/careers/index.ts'
import { publishDueContent } from '#modules/content/index.ts'
import { readWaitingCvs } from '#modules/hiring/index.ts'
import { releaseDueDecisions } from '#modules/leave/index.ts'
import { announceDueNews } from '#modules/news/index.ts'
import { sendDueLetters } from '#modules/newsletter/index.ts'
import { releaseDueRecordDecisions } from '#modules/people/index.ts'
import { purge, startPurgeWorker } from '#modules/retention/index.ts'
import { periodically, type Worker } from '#periodically.ts'
import { sweep } from '#storage/sweep.ts'
import { buildApp } from './app.ts'
import { openServices } from './openServices.ts'
import type { Services } from './services.ts'

export interface RunningServer {
  app: FastifyInstance
  services: Services
  /** `http://HOST:PORT`, with the actual port. */
  url: string
  /** The address of the measurements, when `METRICS_ADDRESS` is set. */
  metricsUrl: string | undefined
  /** Stops accepting requests, finishes requests in progress, stops deliveries, closes the database. */
  stop(): Promise<void>
}

/** Milliseconds; with PostgreSQL another server may be about to write the record of a file. */
const sharedGrace = 15 * 60_000

/** Opens the data, cleans up after a crash, and listens. Throws on any failure, after closing everything. */
export async function startServer(config: Config): Promise<RunningServer> {
  const opened = await openServices(config)
  const closing: (() => Promise<void>)[] = [opened.database.close]
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    let worker: MailWorker | undefined
    const outbox = createOutbox({ now: opened.now, wake: () => worker?.wake() })
    let { port } = config
    const services: Services = { ...opened, outbox, siteUrl: () => siteUrlOf(config, port) }
    const metrics = config.metricsAddress && createMetrics(services)
    const app = await buildApp({ services, metrics })
    await tidyUp(app, services)
    if (config.publicUrl) await closeSamples(app, services)
    if (config.smtpUrl) {
      if (!config.publicUrl)
        app.log.error('PUBLIC_URL is not set: the links in mails lead to this machine and to no other')
      worker = runDelivery(app, services, config.smtpUrl)
      closing.push(worker.stop)
    }
    closing.push(runPurge(app, services).stop)
    closing.push(runReleases(app, services).stop)
    closing.push(runPublications(app, services).stop)
    closing.push(runCvTexts(app, services).stop)
    closing.push(runVacancyAlerts(app, services).stop)
    closing.push(runLetters(app, services).stop)
    closing.push(runAnnouncements(app, services).stop)
    if (config.backupDir) closing.push(runBackups(app, services, config.backupDir).stop)
    if (services.database.kind === 'embedded') closing.push(await listenForCommands(services))
    const measured =
      metrics && config.metricsAddress && (await serveMetrics(metrics, config.metricsAddress, app.log))
    if (measured) closing.push(measured.close)
    closing.push(() => app.close())
    await app.listen({ host: config.host, port: config.port })
    port = portOf(app)
    if (config.stopDelayMs > 0) closing.push(() => app.drain(config.stopDelayMs))
    return { app, services, url: httpAddress(config.host, port), metricsUrl: measured?.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The password of the sample accounts is published: nobody signs in with it where others can reach the server. */
async function closeSamples(app: FastifyInstance, { database: { db } }: Services): Promise<void> {
  const closed = await closeSampleAccounts(db)
  if (closed.length > 0)
    app.log.warn({ closed }, 'PUBLIC_URL is set: the sample accounts lost their published password')
}

async function tidyUp(app: FastifyInstance, { database, storage, uploadDir, now }: Services): Promise<void> {
  const grace = database.kind === 'postgres' ? sharedGrace : 0
  const { removed, quarantine, restored, missing } = await sweep({
    db: database.db,
    storage,
    uploadDir,
    grace,
    now: now(),
  })
  if (removed > 0) app.log.warn({ removed }, 'what a killed server had left was removed')
  if (quarantine.length > 0)
    app.log.error({ quarantine }, 'files without a record were moved to the folder files/trash')
  if (restored > 0) app.log.warn({ restored }, 'files were taken back from the folder files/trash')
  if (missing.length > 0) app.log.error({ missing }, 'records without their file: restore them from a backup')
}

function runDelivery(app: FastifyInstance, services: Services, smtpUrl: string): MailWorker {
  const { database, storage, config, now } = services
  const transport = createTransport(smtpUrl)
  const deliverDue = createDelivery({
    db: database.db,
    storage,
    transport,
    from: () => config.mailFrom,
    log: app.log,
  })
  return startMailWorker({ deliverDue, now, log: app.log })
}

const runPurge = (app: FastifyInstance, services: Services): Worker =>
  startPurgeWorker({ purge: () => purge(services), now: services.now, log: app.log })

/** Milliseconds. */
const [releaseInterval, cvInterval, alertInterval] = [10_000, 10_000, 15_000]
const [publicationInterval, letterInterval] = [10_000, 10_000]

const runReleases = (app: FastifyInstance, services: Services): Worker =>
  periodically(async () => {
    for (const release of [releaseDueDecisions, releaseDueRecordDecisions])
      await release(services, (err, id) =>
        app.log.error({ err, id }, 'a decision could not be released'),
      ).catch((err) => app.log.error({ err }, 'decisions could not be released'))
  }, releaseInterval)

const runPublications = (app: FastifyInstance, services: Services): Worker =>
  periodically(
    () =>
      publishDueContent(services, (err, id) =>
        app.log.error({ err, id }, 'planned content could not be published'),
      ).catch((err) => app.log.error({ err }, 'planned content could not be published')),
    publicationInterval,
  )

const runAnnouncements = (app: FastifyInstance, services: Services): Worker =>
  periodically(
    () => announceDueNews(services).catch((err) => app.log.error({ err }, 'news could not be announced')),
    releaseInterval,
  )

/** Reads the text of new CVs for the search. After a failure the next look tries again. */
const runCvTexts = (app: FastifyInstance, services: Services): Worker =>
  interruptible(async (isStopping) => {
    await readWaitingCvs(services, isStopping).catch((err) => app.log.error({ err }, 'CVs could not be read'))
  }, cvInterval)

/** Writes the mails of letters. After a failure the next look goes on. */
const runLetters = (app: FastifyInstance, services: Services): Worker =>
  interruptible(async (isStopping) => {
    await sendDueLetters(services, isStopping).catch((err) =>
      app.log.error({ err }, 'the mails of a letter could not be written'),
    )
  }, letterInterval)

/** `periodically` for work of many steps, which ends early when the server stops. */
function interruptible(work: (isStopping: () => boolean) => Promise<void>, interval: number): Worker {
  let isStopping = false
  const worker = periodically(() => work(() => isStopping), interval)
  return {
    async stop() {
      isStopping = true
      await worker.stop()
    },
  }
}

const runVacancyAlerts = (app: FastifyInstance, services: Services): Worker =>
  periodically(async () => {
    try {
      const alerts = await sendVacancyAlerts(services)
      if (alerts > 0) app.log.info({ alerts }, 'subscribers were alerted to new vacancies')
    } catch (err) {
      app.log.error({ err }, 'subscribers could not be alerted to new vacancies')
    }
  }, alertInterval)

const runBackups = (app: FastifyInstance, services: Services, folder: string): Worker =>
  startNightlyBackups({
    folder,
    keep: services.config.backupKeep,
    create: (target) => createBackup(services, target),
    now: services.now,
    log: app.log,
  })

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}
