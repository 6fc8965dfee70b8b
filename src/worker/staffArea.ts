import { registerRoute } from 'workbox-routing'
import { cacheOnlyOk } from './cacheOnlyOk.ts'
import { cacheNames } from './caches.ts'
import { keepDocument } from './keepDocument.ts'
import { isStaffNavigation, isStaffPart, isStaffTexts, staffDocumentKey } from './requests.ts'
import { cacheFirst, networkFirst, offlineFallback } from './strategies.ts'
import { whileSignedIn } from './whileSignedIn.ts'

/**
 * Keeps the application of the staff area, so that it starts without a network: one document for all of its pages,
 * code, fonts, icons, texts. All of that is public; calls, and so all that is told to colleagues, go past the worker
 * (docs/decisions.md).
 */
export function keepStaffArea(): void {
  const { staffDocument, staffTexts, staffParts } = cacheNames
  registerRoute(
    isStaffNavigation,
    networkFirst(staffDocument, 1, [
      {
        cacheKeyWillBeUsed: async ({ request }) => staffDocumentKey(request.url),
        cacheWillUpdate: async (loaded) => keepDocument(loaded),
        handlerDidError: offlineFallback,
      },
      whileSignedIn,
    ]),
  )
  registerRoute(isStaffTexts, networkFirst(staffTexts, 90, [cacheOnlyOk(staffTexts), whileSignedIn]))
  registerRoute(isStaffPart, cacheFirst(staffParts, 200, [cacheOnlyOk(staffParts), whileSignedIn]))
}
