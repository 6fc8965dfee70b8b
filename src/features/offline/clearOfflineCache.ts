import { staffCaches } from '#config/offline.ts'

/** Forgets what the staff area has kept for a time without a network: answers, and the application itself. */
export function forgetOfflineCopies(): void {
  const forget = async () => {
    // Where the browser forbids it, even the question throws.
    if (typeof caches === 'undefined') return
    const names = (await caches.keys()).filter((name) => name.startsWith(staffCaches))
    await Promise.all(names.map((name) => caches.delete(name)))
  }
  // A browser that forbids its storage has kept nothing.
  forget().catch(() => undefined)
}
