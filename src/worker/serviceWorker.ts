import { clientsClaim } from 'workbox-core'
import { offlineAreas } from '#config/offline.ts'
import { keepNotice, removeOldCaches } from './caches.ts'
import { keepCards } from './cards.ts'
import { keepStaffArea } from './staffArea.ts'

/** The part of a service worker's world that is used here; the page's types stand for the rest. */
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

// A newer worker takes over at once. Open pages lose nothing by it: what they were made of keeps its name and its copy.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(keepNotice())
})
clientsClaim()
// The network need not wait until the worker has started.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), worker.registration.navigationPreload?.enable()]))
})

// Each area has a registration of its own, and with it a worker that knows that area alone.
if (new URL(worker.registration.scope).pathname === offlineAreas.staff.scope) keepStaffArea()
else keepCards()
