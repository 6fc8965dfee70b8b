import type { Service, ServiceText } from '@atrium/contract/services'
import { asc, eq } from 'drizzle-orm'
import { services, serviceTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

const { id, order } = services
const { language, name, largeHeadName, littleHeadName, littleTextInfo, images } = serviceTexts
const card = { id, order, language, name, largeHeadName, littleHeadName, littleTextInfo, images }

/**
 * Every service in all its languages, sorted by `order`. The list and the page of a service have the same shape (spec
 * 7). A card shows no blocks, so their lists are empty here, which saves four fifths of the answer.
 */
export async function listServiceRows(db: Database): Promise<Service[]> {
  const rows = await db
    .select(card)
    .from(services)
    .innerJoin(serviceTexts, eq(serviceTexts.serviceId, services.id))
    .orderBy(asc(services.order), asc(services.id), asc(language))
  const found = new Map<number, Service>()
  for (const row of rows) {
    const service: Service = found.get(row.id) ?? { id: row.id, order: row.order }
    service[row.language] = textOf({ ...row, detailHeads: [], detailTexts: [], detailTexts2: [] })
    found.set(row.id, service)
  }
  return [...found.values()]
}

/** A service in all its languages; `undefined` for an unknown service. */
export async function findService(db: Database, id: number): Promise<Service | undefined> {
  const rows = await db
    .select({ order: services.order, text: serviceTexts })
    .from(services)
    .leftJoin(serviceTexts, eq(serviceTexts.serviceId, services.id))
    .where(eq(services.id, id))
    .orderBy(asc(language))
  const [first] = rows
  if (!first) return undefined
  const service: Service = { id, order: first.order }
  for (const { text } of rows) if (text) service[text.language] = textOf(text)
  return service
}

const textOf = (row: Omit<typeof serviceTexts.$inferSelect, 'serviceId' | 'language'>): ServiceText => ({
  LargeHeadName: row.largeHeadName,
  LittleHeadName: row.littleHeadName,
  LittleTextInfo: row.littleTextInfo,
  name: row.name,
  DetailHeads: row.detailHeads,
  DetailTexts: row.detailTexts,
  DetailTexts2: row.detailTexts2,
  Images: row.images,
})
