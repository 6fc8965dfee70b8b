import { answersCache, signedInMark, staffCaches } from '#config/offline.ts'

/** The names of the caches; a name changes when its content no longer fits the worker. */
export const cacheNames = {
  cards: 'offline-cards',
  calls: 'offline-card-calls',
  texts: 'offline-texts',
  parts: 'offline-parts',
  notice: 'offline-notice',
  staffDocument: `${staffCaches}frame`,
  staffTexts: `${staffCaches}texts`,
  staffParts: `${staffCaches}parts`,
} as const

/** The notice for a page without a copy. */
export const noticeFile = '/offline.html'

const known: readonly string[] = [...Object.values(cacheNames), answersCache, signedInMark]

const isOurs = (name: string) => name.startsWith('offline-') || name.startsWith(staffCaches)

/** Deletes caches of older workers that are no longer used. */
export async function removeOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => isOurs(name) && !known.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Fetches the notice without the HTTP cache, so that it fits this worker. */
export async function keepNotice(): Promise<void> {
  const cache = await caches.open(cacheNames.notice)
  await cache.add(new Request(noticeFile, { cache: 'reload' }))
}
