import { openDB } from 'idb'

/** What was written under a slice's keys: by key, `undefined` for a record that is gone. */
export type RecordChanges = ReadonlyMap<string, unknown>

/** The part of the browser's database that persistence needs. */
export interface RecordDatabase {
  /** Every record of a slice, by its key. */
  read(slice: string): Promise<Map<string, unknown>>
  /** Writes all of it or nothing. Rejects when the browser has no room, or takes nothing any more. */
  write(slice: string, changes: RecordChanges): Promise<void>
  /** Hears what other tabs have written; without a slice, anything may have been. Gives what stops it. */
  listen(listener: (slice: string | undefined, changes: RecordChanges) => void): () => void
}

const name = 'atrium-state'
const table = 'records'

/** Records of one read: an answer with all of them would keep the page from answering for longer. */
const atOnce = 1000

/**
 * Opens the database; `undefined` where the browser has none. Chosen by measurement (docs/decisions.md): what
 * `localStorage` was given in its last seconds is gone when the browser is killed, and it has room for 5 MB.
 */
export async function openRecordDatabase(
  page: Window & typeof globalThis,
): Promise<RecordDatabase | undefined> {
  try {
    const database = await openDB(name, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(table),
      // A newer version of the application wants it: this one says from now on that nothing is kept.
      blocking: (_before, _after, event) => (event.target as IDBDatabase).close(),
    })
    const channel = new page.BroadcastChannel(name)
    return {
      async read(slice) {
        const found = new Map<string, unknown>()
        let last = `${slice}/`
        for (;;) {
          // '0' is the sign after '/'.
          const range = IDBKeyRange.bound(last, `${slice}0`, true, true)
          const [keys, records] = await Promise.all([
            database.getAllKeys(table, range, atOnce),
            database.getAll(table, range, atOnce),
          ])
          keys.forEach((key, index) => void found.set(String(key).slice(slice.length + 1), records[index]))
          if (keys.length < atOnce) return found
          last = String(keys.at(-1))
        }
      },
      async write(slice, changes) {
        const transaction = database.transaction(table, 'readwrite')
        const writing = [...changes].map(([key, record]) =>
          record === undefined
            ? transaction.store.delete(`${slice}/${key}`)
            : transaction.store.put(record, `${slice}/${key}`),
        )
        // Not left to the browser, which gives up what a page has not committed when it is left.
        transaction.commit()
        channel.postMessage({ slice, changes })
        await Promise.all([...writing, transaction.done])
      },
      listen(listener) {
        const onMessage = ({ data }: MessageEvent) => listener(data.slice, data.changes)
        // Behind Back a page hears of nothing.
        const onPageShow = ({ persisted }: PageTransitionEvent) => {
          if (persisted) listener(undefined, new Map())
        }
        channel.addEventListener('message', onMessage)
        page.addEventListener('pageshow', onPageShow)
        return () => {
          channel.removeEventListener('message', onMessage)
          page.removeEventListener('pageshow', onPageShow)
        }
      },
    }
  } catch {
    return undefined
  }
}
