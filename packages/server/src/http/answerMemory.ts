import { LRUCache } from 'lru-cache'
import type { ContentVersion } from '#db/contentVersion.ts'
import type { Answer } from './answer.ts'

/** The most bytes of all kept answers; those that were not asked for the longest are dropped. */
const maxBytes = 64 * 1024 * 1024

/** Milliseconds after which an answer is made anew at the latest, because some pages depend on the date. */
const hour = 60 * 60_000

interface Entry {
  answer: Answer
  /** The content version when its making began. */
  version: number
  /** Milliseconds by `now`. */
  until: number
}

interface MemoryParts {
  version: Pick<ContentVersion, 'current'>
  now: () => Date
}

export type AnswerMemory = ReturnType<typeof createAnswerMemory>

/**
 * Keeps the answers that are the same for everybody, documents and calls, in memory. An answer is valid for one content
 * version and for one period of time. A key is made only of values that were validated, so that no request can add
 * others.
 */
export function createAnswerMemory({ version, now }: MemoryParts) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // The compressed forms together are shorter than the body.
    sizeCalculation: ({ answer }, key) => 2 * answer.body.length + key.length + 1000,
  })
  const making = new Map<string, Promise<Answer>>()

  return {
    /** The answer of a key, when it is valid. */
    fresh(key: string): Answer | undefined {
      const entry = entries.get(key)
      const isFresh = entry && entry.version === version.current() && now().getTime() < entry.until
      return isFresh ? entry.answer : undefined
    },
    /** The answer of a key, valid or outdated. */
    last: (key: string): Answer | undefined => entries.get(key)?.answer,
    /**
     * Makes an answer, once for all who ask meanwhile, and keeps it if it may be kept. It is valid until the end of the
     * current period, in milliseconds.
     */
    make(key: string, make: () => Promise<Answer>, period = hour): Promise<Answer> {
      const current = version.current()
      const task = `${current} ${key}`
      const running = making.get(task)
      if (running) return running
      const until = (Math.floor(now().getTime() / period) + 1) * period
      const started = make()
        .then((answer) => {
          if (answer.isKept) entries.set(key, { answer, version: current, until })
          return answer
        })
        .finally(() => making.delete(task))
      making.set(task, started)
      return started
    },
    forget: (key: string): void => void entries.delete(key),
    /** The number of kept answers. */
    count: () => entries.size,
  }
}
