import { signedInMark, staffCaches } from '#config/offline.ts'

/**
 * Deletes the offline caches of the staff area: answers, and the application itself. The mark goes first: from then on
 * the worker adds nothing (`whileSignedIn`), so the list of caches is complete.
 */
export function clearOfflineCache(): void {
  const clear = async () => {
    // In a browser that forbids storage, even this call throws.
    if (typeof caches === 'undefined') return
    await caches.delete(signedInMark)
    const names = (await caches.keys()).filter((name) => name.startsWith(staffCaches))
    await Promise.all(names.map((name) => caches.delete(name)))
  }
  // A browser that forbids storage has cached nothing.
  clear().catch(() => undefined)
}
