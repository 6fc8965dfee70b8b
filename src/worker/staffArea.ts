import { registerRoute } from 'workbox-routing'
import { cacheOnlyOk } from './cacheOnlyOk.ts'
import { cacheNames } from './caches.ts'
import { keepDocument } from './keepDocument.ts'
import { isStaffNavigation, isStaffPart, isStaffTexts, staffDocumentKey } from './requests.ts'
import { cacheFirst, networkFirst, offlineFallback } from './strategies.ts'
import { whileSignedIn } from './whileSignedIn.ts'

/**
 * Caches the application of the staff area, so that it starts offline: one document for all its pages, code, fonts,
 * icons and texts. All of these are public. The worker does not handle API calls, so it caches no data of colleagues
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
