import { signedInMark } from '#config/offline.ts'

interface Loaded {
  response: Response
}

/**
 * Caches nothing of the staff area that arrives after a sign-out. A sign-out may come between the check and the write,
 * which then creates the deleted cache anew; the second check deletes that cache.
 */
export const whileSignedIn = {
  cacheWillUpdate: async ({ response }: Loaded): Promise<Response | null> =>
    (await caches.has(signedInMark)) ? response : null,
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }): Promise<void> => {
    if (!(await caches.has(signedInMark))) await caches.delete(cacheName)
  },
}
