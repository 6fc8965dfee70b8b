import { languagesOf } from '@atrium/contract/core'
import { serviceSamples } from '@atrium/contract/services/samples'
import { sql } from 'drizzle-orm'
import { services, serviceTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function servicesAreEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: services.id }).from(services).limit(1)).length === 0
}

/** Writes the sample services. */
export async function seedServices(tx: Database): Promise<void> {
  await tx.insert(services).values(serviceSamples.map(({ id, order }) => ({ id, order })))
  await tx.insert(serviceTexts).values(
    serviceSamples.flatMap((service) =>
      languagesOf(service).map((language) => {
        const text = service[language]
        return {
          serviceId: service.id,
          language,
          name: text.name,
          largeHeadName: text.LargeHeadName,
          littleHeadName: text.LittleHeadName,
          littleTextInfo: text.LittleTextInfo,
          detailHeads: text.DetailHeads,
          detailTexts: text.DetailTexts,
          detailTexts2: text.DetailTexts2,
          images: text.Images,
        }
      }),
    ),
  )
  // The samples bring their own numbers; the next service has to come after them.
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('services', 'id'), (select max(id) from services))`,
  )
}
