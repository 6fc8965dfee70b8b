import { registerRoute } from 'workbox-routing'
import { keepGood } from './cacheOnlyOk.ts'
import { cacheNames } from './caches.ts'
import { isCardCall, isCardPage, isPart, isTexts, pageKey } from './requests.ts'
import { fresh, lasting, sayNoNetwork } from './strategies.ts'

/** Keeps personal cards that have been opened: the newest from the network, the copy without one (docs/decisions.md). */
export function keepCards(): void {
  const { cards, calls, texts, parts } = cacheNames
  registerRoute(
    isCardPage,
    fresh(cards, 30, [
      { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url), handlerDidError: sayNoNetwork },
      keepGood(cards, pageKey),
    ]),
  )
  registerRoute(isCardCall, fresh(calls, 90))
  registerRoute(isTexts, fresh(texts, 30))
  registerRoute(isPart, lasting(parts, 100))
}
