import { inChunks } from '#db/inChunks.ts'
import { insertMany } from '#db/insertMany.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { people, rooms } from '#db/schema.ts'
import { loadRenderer } from '#website/renderer.ts'
import { openMeasuredServer } from './measuredServer.ts'

/**
 * `npm run people --workspace @atrium/server [-- people]`: the cost of the pages and lists that show everybody, on the built
 * server with many people in rooms of 50. A table has the processor time, that of the embedded database included, and the
 * bytes before compression.
 */
const count = Number(process.argv[2] ?? 10_000)
const seats = 50

const { services, dearest, measure, signIn, hire, close } = await openMeasuredServer()
if (!loadRenderer(services.config.distDir)) throw new Error('Build the application first: npm run build')
const { db } = services.database
const { id } = await hire(0, { role: 'hr' })
const names = Array.from({ length: Math.ceil(count / seats) }, (_one, place) => `Room ${place}`)
const roomIds = await insertMany(
  db,
  rooms,
  names.map((name) => ({ name, key: lookupKey(name), capacity: null })),
)
const job = { AZ: 'Mühəndis', EN: 'Engineer', RU: 'Инженер' }
const records = Array.from({ length: count }, (_one, place) => ({
  ...{ number: 1000 + place, name: `Sevda${place}`, surname: `Quliyeva${place % 97}`, job, unit: job },
  ...{ email: `people${place}@caspora.example`, phone: '+994 50 000 00 00' },
  ...{ roomId: roomIds[Math.floor(place / seats)] ?? null, otherInfo: { AZ: [], EN: [], RU: [] } },
}))
for (const part of inChunks(records)) await insertMany(db, people, part)

for (const [url, as] of [
  ['/rooms', 'a stranger, the document'],
  ['/api/v1/people/', 'the staff directory'],
  ['/api/v1/directory/', 'the people whom a meeting invites'],
  ['/api/v1/people/records/', 'HR, the records'],
] as const)
  await measure(url, as, async () => ({
    url,
    headers: as.startsWith('a stranger') ? {} : await signIn(id),
  }))
for (const [url, { ms, stretch, status, bytes, what }] of dearest)
  process.stdout.write(
    `${ms.toFixed(0).padStart(7)} ms  at most ${stretch.toFixed(0)} ms in one stretch  ${status}  ${bytes} B  ${url} (${what})\n`,
  )
await close()
