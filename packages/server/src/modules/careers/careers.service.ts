import type { Category, Job, JobDetail } from '@atrium/contract/careers'
import { notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { findJobDetail, listCategoryRows, listJobRows } from './careers.repo.ts'

type Reads = Pick<Services, 'database'>

export const listJobs = ({ database }: Reads): Promise<Job[]> => listJobRows(database.db)

export const listCategories = ({ database }: Reads): Promise<Category[]> => listCategoryRows(database.db)

/** Throws 404 when there is no such vacancy. */
export async function getJob({ database }: Reads, id: number): Promise<JobDetail> {
  const detail = await findJobDetail(database.db, id)
  if (!detail) throw notFound()
  return detail
}
