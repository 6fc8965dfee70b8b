import type { FastifyBaseLogger } from 'fastify'
import pTimeout from 'p-timeout'
import type { PageDocument } from './documents.ts'

/** Milliseconds between two looks at the version of the content. Together with the rendering this stays below 5 s. */
const pollMs = 2000
/** Milliseconds that a visitor waits for a page to be rendered anew before they get it as it was. */
const staleAfterMs = 1000
/** Milliseconds; then what depends on the day is rendered anew. */
const maxAgeMs = 60 * 60_000
/** More addresses than the site has pages in all languages; the oldest makes room. */
const maxEntries = 1000

interface Entry {
  document: PageDocument
  /** The version of the content that the page was rendered from. */
  version: unknown
  /** As of `now`. */
  renderedAt: number
}

interface CacheParts {
  /** Reads the version of the content, which every write to a public page raises (`settings.contentVersion`). */
  readVersion: () => Promise<unknown>
  now: () => Date
  log: FastifyBaseLogger
}

/**
 * Keeps the documents of shared pages in memory until their content changes. A change by another server is found by
 * polling. While the database is slow or away, visitors get the pages as they were.
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
        // A page that failed stays as it was; a record that is gone is gone.
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
    /** Begins to follow the content; settles after the first look. Gives what ends it. */
    async follow(): Promise<() => void> {
      await poll()
      const timer = setInterval(poll, pollMs)
      timer.unref()
      return () => clearInterval(timer)
    },
    /** The document of a key, as it is kept or as `make` makes it. */
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
