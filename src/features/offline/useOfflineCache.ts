import { fillPath, getTranslations, languages, toTag } from '@atrium/contract'
import { useEffect } from 'react'
import { isBuilt } from '#config/build.ts'
import { type OfflineArea, offlineAreas, signedInMark, workerFile } from '#config/offline.ts'

interface OfflineCacheOptions {
  /** @default 'cards' */
  area?: OfflineArea
  /**
   * Loads what the page needs at a later press, so that it is in the copy too; the same function at every drawing.
   * @default the page is whole
   */
  loadRest?: () => Promise<unknown>
  /**
   * Namespaces of the page's texts, kept in every language: it may be changed without a network too; the same list at
   * every drawing. @default those that the page has loaded
   */
  texts?: readonly string[]
}

const nothing = async () => undefined
const none: readonly string[] = []

/**
 * Lets a page be opened again without a network: once it is shown and nothing else is to be done, the service worker
 * of its area is registered and handed what the page was made of. In a built application only; a browser that has
 * no service worker, or forbids it, is as before.
 */
export function useOfflineCache(
  isShown: boolean,
  { area = 'cards', loadRest = nothing, texts = none }: OfflineCacheOptions = {},
): void {
  useEffect(() => {
    if (!isShown || !isBuilt() || !('serviceWorker' in navigator)) return
    let isLeft = false
    // At once, so that no sign-out comes before it.
    if (area === 'staff') allowCopies().catch(() => undefined)
    const callOff = whenIdle(
      () => void keepCopy({ area, loadRest, texts }, () => isLeft).catch(() => undefined),
    )
    return () => {
      isLeft = true
      callOff()
    }
  }, [isShown, area, loadRest, texts])
}

/** Lets the worker keep copies of the staff area; a browser that forbids its storage throws. */
const allowCopies = async () => await caches.open(signedInMark)

async function keepCopy(
  { area, loadRest, texts }: Required<OfflineCacheOptions>,
  isLeft: () => boolean,
): Promise<void> {
  const { scope, ...rest } = offlineAreas[area]
  await navigator.serviceWorker.register(workerFile, { scope })
  const { active } = await navigator.serviceWorker.ready
  await loadRest().catch(() => undefined)
  // Another page hands itself over; after a sign-out nothing is to be kept again.
  if (isLeft()) return
  const here = 'document' in rest ? window.location.origin + rest.document : window.location.href
  const urlsToCache = [...partsOfPage(here), ...filesOf(texts)]
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/** What the page has loaded, its document first: from the browser's own store where it has it. */
function partsOfPage(here: string): [url: string, options: RequestInit][] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].map(({ href }) => href)
  return [...new Set([here.split('#')[0] ?? '', ...loaded, ...icons])]
    .filter((url) => url.startsWith(`${window.location.origin}/`))
    .map((url) => [url, { cache: 'force-cache' }])
}

/** The texts of these namespaces in every language. */
const filesOf = (namespaces: readonly string[]) =>
  namespaces.flatMap((ns) =>
    languages.map(
      (language) => window.location.origin + fillPath(getTranslations.path, { lng: toTag(language), ns }),
    ),
  )

/** Safari knows no idle time: a second after is late enough there. Gives the function that calls it off. */
function whenIdle(action: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const request = window.requestIdleCallback(action, { timeout: 5000 })
    return () => window.cancelIdleCallback(request)
  }
  const timer = setTimeout(action, 1000)
  return () => clearTimeout(timer)
}
