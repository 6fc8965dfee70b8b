import { careersEndpoints } from '@atrium/contract/careers/calls'
import { generalApplicationSchema, vacancyApplicationSchema } from '@atrium/contract/careers/schema'
import type { FastifyInstance } from 'fastify'
import { pageLanguageOf } from '#http/language.ts'
import { register } from '#http/register.ts'
import { registerShared } from '#http/registerShared.ts'
import type { Services } from '#services.ts'
import { applyForJob, applyGenerally } from './applications.service.ts'
import { getJob, listCategories, listJobs } from './careers.service.ts'
import { vacancyJsonFeed, vacancyRss } from './vacancyFeed.service.ts'

/** The careers rows of the call table (spec 7). */
export function careersRoutes(app: FastifyInstance, services: Services): void {
  const { config, uploadDir: folder } = services
  const { cvMaxBytes, applyRateLimit: rateLimit } = config
  const upload = { fields: ['cv'], maxBytes: cvMaxBytes, folder }

  registerShared(app, careersEndpoints.listJobs, () => listJobs(services))

  registerShared(app, careersEndpoints.getJob, ({ params }) => getJob(services, params.id))

  registerShared(app, careersEndpoints.listCategories, () => listCategories(services))

  registerShared(
    app,
    careersEndpoints.getVacancyFeed,
    async ({ language }) => ({
      content: await vacancyRss(services, language),
      mediaType: 'application/rss+xml; charset=utf-8',
      name: 'vacancies.xml',
    }),
    { languageOf: pageLanguageOf },
  )

  registerShared(
    app,
    careersEndpoints.getVacancyJsonFeed,
    async ({ language }) => ({
      content: await vacancyJsonFeed(services, language),
      mediaType: 'application/feed+json; charset=utf-8',
      name: 'vacancies.json',
    }),
    { languageOf: pageLanguageOf },
  )

  register(
    app,
    careersEndpoints.applyToJob,
    ({ params, body, language }) => applyForJob(services, params.id, body, language),
    { body: vacancyApplicationSchema({ cvMaxBytes }), upload, rateLimit },
  )

  register(
    app,
    careersEndpoints.sendGeneralApplication,
    ({ body, language }) => applyGenerally(services, body, language),
    { body: generalApplicationSchema({ cvMaxBytes }), upload, rateLimit },
  )
}
