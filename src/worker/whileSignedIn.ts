import { signedInMark } from '#config/offline.ts'

interface Loaded {
  response: Response
}

/** Keeps nothing of the staff area that arrives after its person has signed out. */
export const whileSignedIn = {
  cacheWillUpdate: async ({ response }: Loaded): Promise<Response | null> =>
    (await caches.has(signedInMark)) ? response : null,
}
