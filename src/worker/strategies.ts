import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { cacheOnlyOk } from './cacheOnlyOk.ts'
import { noticeFile } from './caches.ts'

/** How long the network is waited for before the copy is shown. */
const networkTimeoutSeconds = 3
const maxAgeSeconds = 90 * 24 * 60 * 60

/** Bounds what a cache holds. */
const until = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin

/** The newest from the network, the copy without one; `plugins` say what is kept. */
export const networkFirst = (
  cacheName: string,
  maxEntries: number,
  plugins: WorkboxPlugin[] = [cacheOnlyOk(cacheName)],
) => new NetworkFirst({ cacheName, networkTimeoutSeconds, plugins: [...plugins, until(maxEntries)] })

/** The copy first, for what never changes under its name. */
export const cacheFirst = (
  cacheName: string,
  maxEntries: number,
  plugins: WorkboxPlugin[] = [cacheOnlyOk(cacheName)],
) => new CacheFirst({ cacheName, plugins: [...plugins, until(maxEntries)] })

/** For a page of which there is no copy: a page of ours that says so, and not the browser's. */
export async function offlineFallback(): Promise<Response | undefined> {
  const notice = await caches.match(noticeFile)
  return notice && new Response(notice.body, { status: 503, headers: notice.headers })
}
