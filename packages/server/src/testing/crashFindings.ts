import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { notLike } from 'drizzle-orm'
import type { Config } from '#config/config.ts'
import { applications, files, mails } from '#db/schema.ts'
import { openServices } from '#openServices.ts'

export interface Findings {
  /** Acknowledged applications that are not in the database. */
  lost: number
  strayFiles: number
  missingFiles: number
  /** Stored, but with other content than was sent. */
  damagedFiles: number
  missingMails: number
}

/** Opens the data of a stopped server and compares them with the answers to the senders. */
export async function examine(config: Config, acknowledged: Map<string, string>): Promise<Findings> {
  const { database, storage } = await openServices({ ...config, seed: 'none' })
  try {
    const [rows, records, outbox] = [
      // Besides the samples.
      await database.db.select().from(applications).where(notLike(applications.fingerprint, 'sample %')),
      await database.db.select().from(files),
      await database.db.select().from(mails),
    ]
    const stored = new Set<string>()
    for await (const { key } of storage.list()) stored.add(key)
    const keys = new Map(records.map(({ id, key }) => [id, key]))
    const found: Findings = {
      lost: [...acknowledged.keys()].filter((reference) => !rows.some((row) => row.reference === reference))
        .length,
      strayFiles: [...stored].filter((key) => !records.some((record) => record.key === key)).length,
      missingFiles: records.filter(({ key }) => !stored.has(key)).length,
      damagedFiles: 0,
      missingMails: 0,
    }
    for (const { reference, cvFileId } of rows) {
      const about = outbox.filter(({ subject }) => subject.includes(reference))
      found.missingMails += 2 - new Set(about.map(({ kind }) => kind)).size
      const sent = acknowledged.get(reference)
      const key = keys.get(cvFileId)
      if (!sent || !key || !stored.has(key)) continue
      const content = await buffer(await storage.open(key))
      if (createHash('sha256').update(content).digest('hex') !== sent) found.damagedFiles += 1
    }
    return found
  } finally {
    await database.close()
  }
}
