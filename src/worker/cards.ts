import { registerRoute } from 'workbox-routing'
import { cacheOnlyOk } from './cacheOnlyOk.ts'
import { cacheNames } from './caches.ts'
import { isCardCall, isCardPage, isPart, isTexts, pageKey } from './requests.ts'
import { cacheFirst, networkFirst, offlineFallback } from './strategies.ts'

/** Caches opened personal cards: network first, the copy when offline (docs/decisions.md). */
export function keepCards(): void {
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
