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
