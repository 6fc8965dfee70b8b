import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '#config/config.ts'
import { insertMany } from '#db/insertMany.ts'
import { subscribers } from '#db/schema.ts'
import { createLetter, sendDueLetters, sendLetter } from '#modules/newsletter/index.ts'
import { openServices } from '#openServices.ts'

/**
 * `npm run bench -- letters`: how long the mails of a letter to 10,000 subscribers take, in the embedded database, and how long a
 * read waits meanwhile at most.
 */
const count = 10_000
const home = await mkdtemp(path.join(os.tmpdir(), 'atrium-letters-'))
const services = await openServices(readConfig({ DATA_DIR: home, SEED: 'none', LOG_LEVEL: 'error' }))
const { db } = services.database
const now = services.now()
await insertMany(
  db,
  subscribers,
  Array.from({ length: count }, (_each, place) => ({
    ...{ email: `reader${place}@person.example`, language: 'EN', unsubscribeToken: `${place}` },
    ...{ askedAt: now, confirmedAt: now },
  })),
)
const text = Array.from(
  { length: 40 },
  (_each, place) => `A paragraph with **words** and [a link](/career/${place}).`,
)
const empty = { subject: '', text: '' }
const texts = { AZ: empty, EN: { subject: 'News', text: text.join('\n\n') }, RU: empty }
const { id } = await createLetter(db, { texts, isListed: true }, null)
await sendLetter(db, id, { revision: 1 }, now)

let isOver = false
let longest = 0
const reading = (async () => {
  while (!isOver) {
    const start = performance.now()
    await db.$count(subscribers)
    longest = Math.max(longest, performance.now() - start)
  }
})()
const start = performance.now()
const written = await sendDueLetters(services)
const seconds = (performance.now() - start) / 1000
isOver = true
await reading
process.stdout.write(
  `mails written: ${written} in ${seconds.toFixed(1)} s; the longest wait of a read: ${Math.round(longest)} ms\n`,
)
await services.database.close()
await rm(home, { recursive: true })
