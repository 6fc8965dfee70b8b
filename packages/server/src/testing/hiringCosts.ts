import { stages } from '@atrium/contract/hiring'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { insertMany } from '#db/insertMany.ts'
import { applicationEvents, applicationRatings, applications, cvTexts, files } from '#db/schema.ts'
import { measureCvReading } from './cvReadingCosts.ts'
import { openMeasuredServer } from './measuredServer.ts'

/**
 * `npm run bench -- hiring [applications] [read]`: the time of the calls of HR with many applications, whose CVs have 60 kB of
 * words each, and the memory while 1,000 CVs are read. Prints the median time by the clock and fails when one is above 100 ms.
 * On the database of `DATABASE_URL`, else on an embedded one.
 */
const [count = 5000, readCount = 1000] = process.argv.filter((word) => /^\d+$/.test(word)).map(Number)
const rounds = 15
const allowedMs = 100
const cvBytes = 60_000
/** Rows of one statement: the words of a CV are indexed as it is written. */
const rows = 50

const { services, call, signIn, hire, close } = await openMeasuredServer(process.env.DATABASE_URL)
const { db } = services.database
const print = (line: string) => process.stdout.write(`${line}\n`)

/** A stable mixture of syllables: common words are in most CVs, rare ones in a few. */
const syllables = [
  'ka',
  'mü',
  'hən',
  'dis',
  'pro',
  'ram',
  'ta',
  'lim',
  'şə',
  'qur',
  'sis',
  'tem',
  'por',
  'nal',
]
const wordOf = (place: number) =>
  [7, 3, 11, 5]
    .map((step) => syllables[Math.floor(place / step ** 2 + place * step) % syllables.length])
    .join('')
const cvOf = (place: number) => {
  const words: string[] = []
  for (let bytes = 0; bytes < cvBytes; ) {
    const word = wordOf((place * 31 + words.length ** 2) % 9000)
    words.push(word)
    bytes += Buffer.byteLength(word) + 1
  }
  return place % 100 === 0 ? `${words.join(' ')} Kubernetes` : words.join(' ')
}

const hr = await hire(0, { role: 'hr' })
const createdAt = services.now()
for (let first = 0; first < count; first += rows) {
  const places = Array.from({ length: Math.min(rows, count - first) }, (_one, place) => first + place)
  const fileIds = await insertMany(
    db,
    files,
    places.map((place) => ({
      ...{ key: `bench${place}`, name: 'cv.pdf', mediaType: 'application/pdf', size: cvBytes },
      ...{ sha256: '0'.repeat(64), createdAt },
    })),
  )
  const texts = places.map((place, index) => ({
    ...{ fileId: fileIds[index] ?? 0, state: 'read' as const, text: cvOf(place), createdAt },
  }))
  await insertMany(db, cvTexts, texts)
  const ids = await insertMany(
    db,
    applications,
    places.map((place, index) => ({
      reference: `CV-${String(place).padStart(8, '0')}`,
      ...{ jobId: (place % 12) + 1, position: 'Senior React developer', language: 'AZ' as const },
      ...{ firstName: `Aysel${place % 700}`, lastName: `Quliyeva${place % 900}` },
      ...{ email: `person${place}@person.example`, phone: `+994 50 ${1_000_000 + place}`, message: '' },
      ...{ cvFileId: fileIds[index] ?? 0, fingerprint: `bench ${place}`, createdAt },
      stage: stages[place % stages.length] ?? 'new',
      tags: place % 3 === 0 ? ['SQL', 'gələcək üçün'] : [],
    })),
  )
  await insertMany(
    db,
    applicationEvents,
    ids.flatMap((applicationId) =>
      ['received', 'stage', 'note'].map((kind) => ({
        ...{ applicationId, accountId: null, kind: kind as 'note', createdAt },
        data: kind === 'note' ? { text: `Zəng edin: ${wordOf(applicationId)}`, mentions: [] } : {},
      })),
    ),
  )
  const rating = { personId: hr.personId, verdict: 'yes' as const, words: 'Good', createdAt }
  await insertMany(
    db,
    applicationRatings,
    ids.map((applicationId) => ({ ...rating, applicationId })),
  )
}
// As the database does by itself in time.
await db.execute(sql`vacuum analyze`)

const cookie = await signIn(hr.id)
const [last] = await db.select({ id: sql<number>`max(${applications.id})::int` }).from(applications)
const id = last?.id ?? 0
const at = '/api/v1/hiring/applications/'
const ask =
  (path: string): (() => InjectOptions) =>
  () => ({ url: at + path, headers: cookie })
let revision = 1
const calls: Record<string, () => InjectOptions> = {
  'the list': ask(''),
  'a search by name': ask('search/?q=aysel12'),
  'a search by a name in Cyrillic': ask(`search/?q=${encodeURIComponent('гулиева12')}`),
  'a search by a word of few CVs': ask('search/?q=kubernetes'),
  'a search by a word of most CVs': ask(`search/?q=${encodeURIComponent(wordOf(1))}`),
  'a search by two words': ask(`search/?q=${encodeURIComponent(`kubernetes ${wordOf(1)}`)}`),
  'one application': ask(`${id}/`),
  'what waits': () => ({ url: '/api/v1/hiring/summary/', headers: cookie }),
  'a move with a mail': () => ({
    ...{ method: 'POST', url: `${at}${id}/stage/`, headers: cookie },
    payload: {
      ...{ stage: revision % 2 === 0 ? 'offer' : 'interview', revision: revision++ },
      mail: { subject: 'Your application', text: 'Hello' },
    },
  }),
}

print(`${count} applications, ${services.database.kind}`)
let isOver = false
for (const [name, make] of Object.entries(calls)) {
  const times: number[] = []
  let cost = await call(make())
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    cost = await call(make())
    times.push(performance.now() - began)
  }
  const median = times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
  const [least = 0] = times
  isOver ||= median > allowedMs || cost.status !== 200
  print(
    `${median.toFixed(1).padStart(7)} ms  least ${least.toFixed(1).padStart(6)} ms  ${cost.status}  ${String(cost.bytes).padStart(8)} B  ${name}`,
  )
}

const { read, ms, reader, ...memory } = await measureCvReading(services, readCount)
const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
print(
  `${read} CVs read in ${(ms / 1000).toFixed(0)} s; resident MB of the server: ${mb(memory.start)} before, ` +
    `${mb(memory.peak)} at most, ${mb(memory.end)} after; of the process that reads: ${mb(reader)} at most`,
)
await close()
process.exit(isOver ? 1 : 0)
