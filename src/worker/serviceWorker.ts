import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { offlineAreas } from '#config/offline.ts'
import { cacheOnlyOk } from './cacheOnlyOk.ts'
import { cacheNames, keepNotice, removeOldCaches } from './caches.ts'
import { isCardCall, isCardPage, isPart, isTexts, pageKey } from './requests.ts'
import { keepStaffArea } from './staffArea.ts'
import { cacheFirst, networkFirst, offlineFallback } from './strategies.ts'

/** The types of a service worker that are used here; the types of a page cover the rest. */
interface Worker {
  skipWaiting(): Promise<void>
  readonly registration: {
    readonly scope: string
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}

const worker = self as unknown as Worker

// A newer worker takes over at once. Open pages keep working: their files keep their names and copies.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(keepNotice())
})
clientsClaim()
// Navigation preload: the request starts before the worker does.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), worker.registration.navigationPreload?.enable()]))
})

// Each area has its own registration, and so its own worker.
// Earlier versions registered the staff area as `/staff/`.
if (new URL(worker.registration.scope).pathname.startsWith(offlineAreas.staff.scope)) keepStaffArea()
else keepCards()

/** Caches opened personal cards: network first, the copy when offline (docs/decisions.md). */
function keepCards(): void {
  const { cards, calls, texts, parts } = cacheNames
  registerRoute(
    isCardPage,
    networkFirst(cards, 30, [
      { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url), handlerDidError: offlineFallback },
      cacheOnlyOk(cards, pageKey),
    ]),
  )
  registerRoute(isCardCall, networkFirst(calls, 90))
  registerRoute(isTexts, networkFirst(texts, 30))
  registerRoute(isPart, cacheFirst(parts, 100))
}
