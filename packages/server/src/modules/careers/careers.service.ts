import type { Category, Job, JobDetail } from '@atrium/contract/careers'
import { company, dayAndTime } from '@atrium/contract/core'
import { notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { findJobDetail, listCategoryRows, listJobRows } from './careers.repo.ts'

type Reads = Pick<Services, 'database' | 'now'>

const today = ({ now }: Reads) => dayAndTime(now(), company.timeZone).day

/** The vacancies that take applications today. */
export const listJobs = (services: Reads): Promise<Job[]> =>
  listJobRows(services.database.db, today(services))

export const listCategories = ({ database }: Pick<Services, 'database'>): Promise<Category[]> =>
  listCategoryRows(database.db)

/** A vacancy, also a closed one; `undefined` for an unknown one. */
export const findJob = (services: Reads, id: number): Promise<JobDetail | undefined> =>
  findJobDetail(services.database.db, id, today(services))

/** Like `findJob`. Throws 404 when there is no such vacancy. */
export async function getJob(services: Reads, id: number): Promise<JobDetail> {
  const detail = await findJob(services, id)
  if (!detail) throw notFound()
  return detail
}
