import { pages } from '@atrium/contract'

interface Area {
  /** The part of the site that the worker answers for. */
  scope: string
  /** The one document that stands for all pages of the area. @default each page has its own copy */
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
 * What the service worker (`src/worker`) is for: each row is the part of the site that it may answer for. It is
 * registered for that part alone, so no other page is ever touched by it.
 */
export const offlineAreas = {
  /** Personal cards, which are public. */
  cards: { scope: '/codes/' },
  /** The staff area: the application alone. What is told to colleagues the page keeps itself (`src/api/offlineCache.ts`). */
  staff: { scope: '/staff/', document: pages.calendar },
} as const satisfies Record<string, Area>

export type OfflineArea = keyof typeof offlineAreas

/** The built worker: one file for all areas, its name without a hash. */
export const workerFile = '/sw.js'

/** The page's cache of answers; a new format takes a new name. */
export const answersCache = `${staffCaches}answers`
