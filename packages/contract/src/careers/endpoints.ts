import { endpoint } from '#core/endpoint.ts'
import type { GeneralApplication, VacancyApplication } from './rules.ts'
import type { ApplicationReceipt, Category, Job, JobDetail } from './schema.ts'

export const listJobs = endpoint<{ reply: Job[] }>({ method: 'GET', path: '/api/v1/jobs/', reply: 'list' })

export const getJob = endpoint<{ params: { id: number }; reply: JobDetail }>({
  method: 'GET',
  path: '/api/v1/jobs/:id',
})

export const listCategories = endpoint<{ reply: Category[] }>({
  method: 'GET',
  path: '/api/v1/categories/',
  reply: 'list',
})

/** The open vacancies as RSS 2.0; `?lng=az|en|ru` chooses the language. */
export const getVacancyFeed = endpoint<{ reply: Blob }>({
  method: 'GET',
  path: '/career/feed.xml',
  reply: 'file',
})

/** The same as JSON Feed 1.1. */
export const getVacancyJsonFeed = endpoint<{ reply: Blob }>({
  method: 'GET',
  path: '/career/feed.json',
  reply: 'file',
})

export const applyToJob = endpoint<{
  params: { id: number }
  body: VacancyApplication
  reply: ApplicationReceipt
}>({ method: 'POST', path: '/api/v1/jobs/:id/apply/', encoding: 'multipart', reply: 'any' })

export const sendGeneralApplication = endpoint<{ body: GeneralApplication; reply: ApplicationReceipt }>({
  method: 'POST',
  path: '/api/v1/jobs/general/apply/',
  encoding: 'multipart',
  reply: 'any',
})
