import type { FastifyBaseLogger } from 'fastify'
import pTimeout from 'p-timeout'
import type { PageDocument } from './documents.ts'

/** Milliseconds between two reads of the content version. Together with the rendering time it stays below 5 s. */
const pollMs = 2000
/** Milliseconds after which a visitor receives the outdated page instead of waiting for the new one. */
const staleAfterMs = 1000
/** Milliseconds after which a page is rendered again, because some pages depend on the date. */
const maxAgeMs = 60 * 60_000
/** The most cached documents: more than the pages in all languages; the oldest is removed. */
const maxEntries = 1000

interface Entry {
  document: PageDocument
  /** The content version of the document. */
  version: unknown
  /** Milliseconds by `now`. */
  renderedAt: number
}

interface CacheParts {
  /** Reads the content version, which every write to a public page increases (`settings.contentVersion`). */
  readVersion: () => Promise<unknown>
  now: () => Date
  log: FastifyBaseLogger
}

/**
 * Caches the documents of shared pages in memory until their content changes (stale-while-revalidate). Polling detects
 * changes by other servers. While the database is slow or unavailable, visitors receive the cached pages.
 */
export function createDocumentCache({ readVersion, now, log }: CacheParts) {
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Promise<PageDocument>>()
  let version: unknown
  let isFailing = false

  async function poll(): Promise<void> {
    try {
      version = await readVersion()
      isFailing = false
    } catch (err) {
      if (!isFailing)
        log.error({ err }, 'the version of the content could not be read: pages stay as they were')
      isFailing = true
    }
  }

  function renderOnce(key: string, make: () => Promise<PageDocument>): Promise<PageDocument> {
    const running = rendering.get(key)
    if (running) return running
    const current = version
    const renderedAt = now().getTime()
    const started = make()
      .then((document) => {
        // After a failure the earlier document stays; a deleted record removes it.
        const before = document.isKept || document.status === 404 ? undefined : entries.get(key)?.document
        if (before) return before
        entries.delete(key)
        if (!document.isKept) return document
        entries.set(key, { document, version: current, renderedAt })
        if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '')
        return document
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, started)
    return started
  }

  return {
    /** Starts polling and resolves after the first read. Returns the function that stops it. */
    async follow(): Promise<() => void> {
      await poll()
      const timer = setInterval(poll, pollMs)
      timer.unref()
      return () => clearInterval(timer)
    },
    /** The cached document of a key, or the document that `make` renders. */
    async get(key: string, make: () => Promise<PageDocument>): Promise<PageDocument> {
      const entry = entries.get(key)
      const isFresh = entry && entry.version === version && now().getTime() - entry.renderedAt < maxAgeMs
      if (isFresh) return entry.document
      const started = renderOnce(key, make)
      if (!entry) return started
      const fallback = () => entry.document
      return pTimeout(started.catch(fallback), { milliseconds: staleAfterMs, fallback })
    },
  }
}
