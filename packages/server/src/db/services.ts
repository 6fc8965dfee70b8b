import type { Service, ServiceText } from '@atrium/contract/services'
import { asc, eq } from 'drizzle-orm'
import { services, serviceTexts } from './schema.ts'
import type { Database } from './types.ts'

/** The services of the former tables in all their languages, sorted by `order`: visitors read them until one is edited. */
export async function listFormerServices(db: Database, id?: number): Promise<Service[]> {
  const rows = await db
    .select({ id: services.id, order: services.order, text: serviceTexts })
    .from(services)
    .leftJoin(serviceTexts, eq(serviceTexts.serviceId, services.id))
    .where(id === undefined ? undefined : eq(services.id, id))
    .orderBy(asc(services.order), asc(services.id), asc(serviceTexts.language))
  const found = new Map<number, Service>()
  for (const { text, ...row } of rows) {
    const service: Service = found.get(row.id) ?? row
    if (text) service[text.language] = textOf(text)
    found.set(row.id, service)
  }
  return [...found.values()]
}

const textOf = (row: typeof serviceTexts.$inferSelect): ServiceText => ({
  LargeHeadName: row.largeHeadName,
  LittleHeadName: row.littleHeadName,
  LittleTextInfo: row.littleTextInfo,
  name: row.name,
  DetailHeads: row.detailHeads,
  DetailTexts: row.detailTexts,
  DetailTexts2: row.detailTexts2,
  Images: row.images,
})
