import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { cacheNames, noticeFile } from './caches.ts'
import { keepGood } from './keepGood.ts'
import { isCardCall, isCardPage, isPart, isTexts, pageKey } from './requests.ts'

/** How long the network is waited for before the copy is shown. */
const networkTimeoutSeconds = 3
const maxAgeSeconds = 90 * 24 * 60 * 60

const until = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin

/** Keeps personal cards that have been opened: the newest from the network, the copy without one (docs/decisions.md). */
export function keepCards(): void {
  const { cards, calls, texts, parts } = cacheNames
  const fresh = (cacheName: string, plugins: WorkboxPlugin[]) =>
    new NetworkFirst({ cacheName, networkTimeoutSeconds, plugins })
  registerRoute(
    isCardPage,
    fresh(cards, [
      { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url), handlerDidError: sayNoNetwork },
      keepGood(cards, pageKey),
      until(30),
    ]),
  )
  registerRoute(isCardCall, fresh(calls, [keepGood(calls), until(90)]))
  registerRoute(isTexts, fresh(texts, [keepGood(texts), until(30)]))
  registerRoute(isPart, new CacheFirst({ cacheName: parts, plugins: [keepGood(parts), until(100)] }))
}

/** For a card of which there is no copy: a page of ours that says so, and not the browser's. */
async function sayNoNetwork(): Promise<Response | undefined> {
  const notice = await caches.match(noticeFile)
  return notice && new Response(notice.body, { status: 503, headers: notice.headers })
}
