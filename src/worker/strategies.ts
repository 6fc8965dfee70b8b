import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { cacheOnlyOk } from './cacheOnlyOk.ts'
import { noticeFile } from './caches.ts'

/** The time limit of the network before the copy is shown. */
const networkTimeoutSeconds = 3
const maxAgeSeconds = 90 * 24 * 60 * 60

/** Limits the number of copies in a cache. */
const until = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin

/** Network first, the copy when offline; `plugins` decide what is cached. */
export const networkFirst = (
  cacheName: string,
  maxEntries: number,
  plugins: WorkboxPlugin[] = [cacheOnlyOk(cacheName)],
) => new NetworkFirst({ cacheName, networkTimeoutSeconds, plugins: [...plugins, until(maxEntries)] })

/** Cache first, for files whose content never changes under their name. */
export const cacheFirst = (
  cacheName: string,
  maxEntries: number,
  plugins: WorkboxPlugin[] = [cacheOnlyOk(cacheName)],
) => new CacheFirst({ cacheName, plugins: [...plugins, until(maxEntries)] })

/** The offline notice for a page without a copy, in place of the error page of the browser. */
export async function offlineFallback(): Promise<Response | undefined> {
  const notice = await caches.match(noticeFile)
  return notice && new Response(notice.body, { status: 503, headers: notice.headers })
}
