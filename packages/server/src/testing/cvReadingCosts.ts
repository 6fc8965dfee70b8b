import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cvTexts } from '#db/schema.ts'
import { cvPdf } from '#db/seeds/cvPdf.ts'
import { readWaitingCvs } from '#modules/hiring/index.ts'
import { insertFile } from '#storage/files.repo.ts'
import { newFileKey } from '#storage/storage.ts'
import type { Services } from '../services.ts'

/** Milliseconds between two looks at the memory. */
const interval = 20

/** The resident memory of a process in bytes, on Linux; 0 for one that has ended. */
function residentOf(pid: number | string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** The processes that this one has started. */
const children = (): string[] =>
  readdirSync('/proc/self/task').flatMap((thread) => {
    try {
      return readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)
    } catch {
      return []
    }
  })

/** The memory of the server and of the process that reads, in bytes, while some CVs of three pages of words are read. */
export async function measureCvReading(
  services: Pick<Services, 'database' | 'storage' | 'uploadDir' | 'now'>,
  count: number,
) {
  const { database, storage, uploadDir, now } = services
  const content = cvPdf(Array.from({ length: 150 }, (_one, place) => `Layihə ${place}: React, Node.js, SQL`))
  for (let place = 0; place < count; place += 1) {
    const [key, createdAt] = [newFileKey(), now()]
    await writeFile(path.join(uploadDir, key), content)
    await storage.put(key, path.join(uploadDir, key))
    const file = { key, name: 'cv.pdf', mediaType: 'application/pdf', size: content.length, createdAt }
    const fileId = await insertFile(database.db, { ...file, sha256: '0'.repeat(64) })
    await database.db.insert(cvTexts).values({ fileId, createdAt })
  }
  const start = residentOf('self')
  let [peak, reader] = [start, 0]
  const timer = setInterval(() => {
    peak = Math.max(peak, residentOf('self'))
    reader = Math.max(reader, ...children().map(residentOf))
  }, interval)
  const began = performance.now()
  const read = await readWaitingCvs(services)
  clearInterval(timer)
  return { read, start, peak, end: residentOf('self'), reader, ms: performance.now() - began }
}
