import { signedInMark } from '#config/offline.ts'

interface Loaded {
  response: Response
}

/** Caches nothing of the staff area that arrives after a sign-out. */
export const whileSignedIn = {
  cacheWillUpdate: async ({ response }: Loaded): Promise<Response | null> =>
    (await caches.has(signedInMark)) ? response : null,
}
