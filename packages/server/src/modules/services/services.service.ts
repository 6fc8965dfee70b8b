import type { Service } from '@atrium/contract/services'
import { notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { findService, listServiceRows } from './services.repo.ts'

type Reads = Pick<Services, 'database'>

/** All services in their order, without the blocks of their pages. */
export const listServices = ({ database }: Reads): Promise<Service[]> => listServiceRows(database.db)

/** Throws 404 when there is no such service. */
export async function getService({ database }: Reads, id: number): Promise<Service> {
  const service = await findService(database.db, id)
  if (!service) throw notFound()
  return service
}
