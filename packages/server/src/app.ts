import type { Writable } from 'node:stream'
import { constants } from 'node:zlib'
import type { RenderPage } from '@atrium/contract/core'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { trustedProxies } from '#config/trustedProxies.ts'
import { followContentVersion } from '#db/contentVersion.ts'
import { createAnswerMemory } from '#http/answerMemory.ts'
import { acceptBodies } from '#http/body.ts'
import { limitCalls } from '#http/generalLimit.ts'
import { notFound } from '#http/httpError.ts'
import { shareRateLimits } from '#http/rateLimit.ts'
import { measureRequests } from '#metrics/metrics.ts'
import {
  accountsRoutes,
  authRoutes,
  passkeysRoutes,
  profileRoutes,
  secondFactorRoutes,
} from '#modules/accounts/index.ts'
import { applicantRoutes } from '#modules/applicants/index.ts'
import { auditRoutes } from '#modules/audit/index.ts'
import { careersRoutes, vacancyPages } from '#modules/careers/index.ts'
import { emailRoutes } from '#modules/contact/index.ts'
import { contentRoutes, readPublishedTexts } from '#modules/content/index.ts'
import { eventsRoutes } from '#modules/events/index.ts'
import { applicationsRoutes, templatesRoutes, vacanciesRoutes } from '#modules/hiring/index.ts'
import { holidaysRoutes } from '#modules/holidays/index.ts'
import { leaveRoutes, offDaysRoutes } from '#modules/leave/index.ts'
import {
  availabilityRoutes,
  calendarFeedRoutes,
  directoryRoutes,
  invitationsRoutes,
  meetingRoomsRoutes,
  meetingsRoutes,
  scheduleRoutes,
} from '#modules/meetings/index.ts'
import { deskNewsRoutes, newsRoutes } from '#modules/news/index.ts'
import { letterPages, lettersRoutes, subscriptionsRoutes } from '#modules/newsletter/index.ts'
import { notificationsRoutes } from '#modules/notifications/index.ts'
import { outboxRoutes } from '#modules/outbox/index.ts'
import {
  badgesRoutes,
  cardsRoutes,
  peopleImportRoutes,
  peopleRoutes,
  recordRequestsRoutes,
  recordsRoutes,
  teamRoutes,
} from '#modules/people/index.ts'
import { picturesRoutes } from '#modules/pictures/index.ts'
import { roomsDeskRoutes } from '#modules/rooms/index.ts'
import { servicePages, servicesRoutes } from '#modules/services/index.ts'
import { setupRoutes } from '#modules/setup/index.ts'
import { readCompany, siteRoutes } from '#modules/site/index.ts'
import { suggestionsRoutes } from '#modules/suggestions/index.ts'
import { readTextChanges, translationsRoutes } from '#modules/translations/index.ts'
import { allowOtherSites } from '#plugins/cors.ts'
import { answerErrors, errorAnswer } from '#plugins/errors.ts'
import { stopGracefully } from '#plugins/gracefulStop.ts'
import { answerHealth } from '#plugins/health.ts'
import { logOptions } from '#plugins/logging.ts'
import { describeCalls } from '#plugins/openApi.ts'
import { echoRequestId, requestIdOf } from '#plugins/requestId.ts'
import { secureHeaders } from '#plugins/security.ts'
import type { PageSource } from '#website/pageHead.ts'
import { readableUrl } from '#website/readableUrl.ts'
import { hostWebsite } from '#website/website.ts'
import type { Services } from './services.ts'

interface AppOptions {
  services: Services
  /** The output of the log. @default standard output */
  logStream?: Writable
  /** Renders the pages. @default the renderer of the built application */
  renderPage?: RenderPage
  /** Receives the measurements of the requests. */
  metrics?: Registry | undefined
}

/** The endpoints of the modules. A new module is added here. */
const modules: ((app: FastifyInstance, services: Services) => void)[] = [
  authRoutes,
  accountsRoutes,
  secondFactorRoutes,
  passkeysRoutes,
  careersRoutes,
  applicantRoutes,
  vacanciesRoutes,
  applicationsRoutes,
  templatesRoutes,
  servicesRoutes,
  teamRoutes,
  subscriptionsRoutes,
  emailRoutes,
  profileRoutes,
  notificationsRoutes,
  eventsRoutes,
  newsRoutes,
  deskNewsRoutes,
  suggestionsRoutes,
  holidaysRoutes,
  offDaysRoutes,
  meetingsRoutes,
  invitationsRoutes,
  calendarFeedRoutes,
  meetingRoomsRoutes,
  scheduleRoutes,
  directoryRoutes,
  peopleRoutes,
  recordsRoutes,
  recordRequestsRoutes,
  peopleImportRoutes,
  auditRoutes,
  badgesRoutes,
  roomsDeskRoutes,
  cardsRoutes,
  leaveRoutes,
  availabilityRoutes,
  siteRoutes,
  setupRoutes,
  contentRoutes,
  translationsRoutes,
  outboxRoutes,
  lettersRoutes,
  picturesRoutes,
]

/** The pages that modules describe. */
const pageSources: ((services: Services) => PageSource)[] = [servicePages, vacancyPages, letterPages]

/** Milliseconds for a whole request: enough for 10 MB over a slow phone connection. */
const requestTimeout = 5 * 60_000

/** Builds the server without opening a port; all services are passed in. */
export async function buildApp({
  services,
  logStream,
  renderPage,
  metrics,
}: AppOptions): Promise<FastifyInstance> {
  const { config, texts, database } = services
  const app = Fastify({
    logger: logOptions(config.logLevel, logStream),
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: requestIdOf,
    requestTimeout,
    // Monitoring calls this every few seconds.
    logController: new LogController({ disableRequestLogging: ({ url }) => url === '/healthz' }),
    // JSON and plain forms only; files have their own limit.
    bodyLimit: 1024 * 1024,
    // A request on an open connection is still answered during a stop; then the connection is closed.
    return503OnClosing: false,
    frameworkErrors: errorAnswer(texts) as never,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: readableUrl,
  })
  if (metrics) measureRequests(app, metrics)
  answerErrors(app, texts)
  echoRequestId(app)
  stopGracefully(app)
  secureHeaders(app, config)
  await allowOtherSites(app, config)
  await app.register(cookie)
  // Requests are not decompressed: none of our clients compresses, and a rejected one would block its connection.
  await app.register(compress, {
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  const version = await followContentVersion(database, app.log, async () => {
    const changes = [
      await readCompany(database.db),
      await readPublishedTexts(database.db),
      await readTextChanges(services),
    ]
    return changes.includes(true)
  })
  app.addHook('onClose', async () => version.stop())
  app.decorate('answers', createAnswerMemory({ version, now: services.now }))
  answerHealth(app, database)
  await app.register(async (api) => {
    await limitCalls(api, config)
    shareRateLimits(api, services)
    acceptBodies(api)
    for (const routes of modules) routes(api, services)
    describeCalls(api, services)
    // An unknown API address is answered as a call, not with the document of the website.
    for (const path of ['/api/*', '/service_details/*', '/list/*', '/pictures/*', '/films/*']) {
      api.all(path, () => {
        throw notFound()
      })
    }
  })
  await hostWebsite(
    app,
    services,
    pageSources.map((source) => source(services)),
    renderPage,
  )
  return app
}
