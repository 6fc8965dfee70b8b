import { answersCache, signedInMark, staffCaches } from '#config/offline.ts'

/** Where copies lie; a name changes when what is in it would not fit the worker any more. */
export const cacheNames = {
  cards: 'offline-cards',
  calls: 'offline-card-calls',
  texts: 'offline-texts',
  parts: 'offline-parts',
  notice: 'offline-notice',
  staffDocument: `${staffCaches}document`,
  staffTexts: `${staffCaches}texts`,
  staffParts: `${staffCaches}parts`,
} as const

/** What is shown for a page of which there is no copy. */
export const noticeFile = '/offline.html'

const known: readonly string[] = [...Object.values(cacheNames), answersCache, signedInMark]

const isOurs = (name: string) => name.startsWith('offline-') || name.startsWith(staffCaches)

/** Removes what an older worker has left under names that are not used any more. */
export async function removeOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => isOurs(name) && !known.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Fetches the notice, past the browser's own store: it comes with this worker. */
export async function keepNotice(): Promise<void> {
  const cache = await caches.open(cacheNames.notice)
  await cache.add(new Request(noticeFile, { cache: 'reload' }))
}
