import type { WorkboxPlugin } from 'workbox-core/types.js'

/**
 * Caches successful answers only, and none with `no-store`. The answer 404, such as for the card of a former employee,
 * deletes the copy.
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
