import { fillPath, getTranslations, languages, toTag } from '@atrium/contract/core'
import { useEffect } from 'react'
import { isBuilt } from '#config/build.ts'
import { type OfflineArea, offlineAreas, signedInMark, workerFile } from '#config/offline.ts'
import { whenContentShown } from '#hooks/whenContentShown.ts'
import { useAppStore } from '#store/hooks.ts'

interface OfflineCacheOptions {
  /** @default 'cards' */
  area?: OfflineArea
  /**
   * Loads what the page needs later, so that it is cached too; must be the same function at every render. @default the
   * page is complete
   */
  loadRest?: () => Promise<unknown>
  /**
   * Lists the addresses of files that the page loads later; must be the same function at every render. @default none
   */
  listFiles?: () => Promise<readonly string[]>
  /**
   * Namespaces of the page's texts, cached in every language, because the language can be changed offline; must be the
   * same list at every render. @default those that the page has loaded
   */
  texts?: readonly string[]
}

const nothing = async () => undefined
const none: readonly string[] = []
const noFiles = async () => none

/**
 * Makes a page open offline: once its content is shown and the browser is idle, registers the service worker of its area and
 * sends it the files of the page. In a production build only; does nothing in a browser that has no service workers or
 * forbids them.
 */
export function useOfflineCache(
  isShown: boolean,
  { area = 'cards', loadRest = nothing, listFiles = noFiles, texts = none }: OfflineCacheOptions = {},
): void {
  const store = useAppStore()
  useEffect(() => {
    if (!isShown || !isBuilt() || !('serviceWorker' in navigator)) return
    let isLeft = false
    // At once, so that no sign-out comes before it.
    if (area === 'staff') allowCaching().catch(() => undefined)
    const cancel = whenContentShown(
      store,
      () => void cachePage({ area, loadRest, listFiles, texts }, () => isLeft).catch(() => undefined),
    )
    return () => {
      isLeft = true
      cancel()
    }
  }, [store, isShown, area, loadRest, listFiles, texts])
}

/** Allows the worker to cache files of the staff area; throws in a browser that forbids storage. */
const allowCaching = async () => await caches.open(signedInMark)

async function cachePage(
  { area, loadRest, listFiles, texts }: Required<OfflineCacheOptions>,
  isLeft: () => boolean,
): Promise<void> {
  const { scope, ...rest } = offlineAreas[area]
  await navigator.serviceWorker.register(workerFile, { scope })
  const { active } = await navigator.serviceWorker.ready
  const [files] = await Promise.all([listFiles().catch(noFiles), loadRest().catch(() => undefined)])
  // The next page sends its own files; after a sign-out nothing may be cached again.
  if (isLeft()) return
  const here = 'document' in rest ? window.location.origin + rest.document : window.location.href
  const urlsToCache = [...partsOfPage(here, files), ...filesOf(texts)]
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/** The files that the page has loaded or loads later, its document first, from the HTTP cache where possible. */
function partsOfPage(here: string, later: readonly string[]): [url: string, options: RequestInit][] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].map(({ href }) => href)
  const files = later.map((file) => window.location.origin + file)
  return [...new Set([here.split('#')[0] ?? '', ...loaded, ...files, ...icons])]
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
