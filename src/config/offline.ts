import { staffFramePath } from '@atrium/contract/core'

interface Area {
  /** The scope of the worker. */
  scope: string
  /** The one document for all pages of the area. @default each page has its own copy */
  document?: string
}

/** The prefix of the caches that are deleted when the person signs out. */
export const staffCaches = 'staff-'

/**
 * An empty cache that exists while a person is signed in. A fetch that ends after a sign-out would otherwise create the
 * deleted caches anew.
 */
export const signedInMark = `${staffCaches}signed-in`

/**
 * The areas of the service worker (`src/worker`): each row is the scope of one registration, so no other page of the
 * site is affected.
 */
export const offlineAreas = {
  /** Personal cards, which are public. */
  cards: { scope: '/codes/' },
  /**
   * The staff area: the application only, in the frame without a person. Data of colleagues are in the offline cache of the page itself
   * (`src/api/offlineCache.ts`).
   */
  staff: { scope: '/staff', document: staffFramePath },
} as const satisfies Record<string, Area>

export type OfflineArea = keyof typeof offlineAreas

/** The built worker: one file for all areas, its name without a hash. */
export const workerFile = '/sw.js'

/** The database of the page's offline cache; a new format takes a new name. */
export const answersCache = `${staffCaches}answers`
