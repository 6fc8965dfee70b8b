/**
 * What the service worker (`src/worker`) is for: each row is the part of the site that it may answer for. It is
 * registered for that part alone, so no other page is ever touched by it.
 */
export const offlineAreas = {
  /** Personal cards, which are public. */
  cards: '/codes/',
} as const

export type OfflineArea = keyof typeof offlineAreas

/** The built worker: one file for all areas, its name without a hash. */
export const workerFile = '/sw.js'
