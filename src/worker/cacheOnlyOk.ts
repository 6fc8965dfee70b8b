import type { WorkboxPlugin } from 'workbox-core/types.js'

/**
 * Only what the server has answered well is kept, and nothing that it wants kept nowhere. A page that it says is gone,
 * such as the card of somebody who has left, is forgotten.
 */
export const cacheOnlyOk = (cacheName: string, keyOf = (url: string): string => url): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410) {
      const cache = await caches.open(cacheName)
      await cache.delete(keyOf(request.url), { ignoreVary: true })
    }
    const isSecret = /\bno-store\b/.test(response.headers.get('cache-control') ?? '')
    return response.status === 200 && !isSecret ? response : null
  },
})
