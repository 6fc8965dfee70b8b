import { type IDBPDatabase, openDB } from 'idb'
import pTimeout from 'p-timeout'

/** Records by key; `undefined` deletes the record. */
export type RecordChanges = ReadonlyMap<string, unknown>

/** The part of IndexedDB that persistence needs. A record's place is `<slice>/<person id>`; its full key adds `/<key>`. */
export interface RecordDatabase {
  /** All records of a place, by key. Rejects when the database cannot be read. */
  read(place: string): Promise<Map<string, unknown>>
  /** Writes all changes or none. Rejects when the browser has no room, or the database is closed. */
  write(place: string, changes: RecordChanges): Promise<void>
  /** Deletes the records of the persons for whom `isGone` is true, also those of a newer version. */
  remove(isGone: (personId: string) => boolean): Promise<void>
  /** Calls the listener when another tab has written; without a place, anything may have changed. */
  listen(listener: (place?: string, changes?: RecordChanges) => void): void
}

const name = 'atrium-state'
const table = 'records'

/** Records per read: a single answer with thousands of records would block the page. */
const batchSize = 1000

/** Milliseconds until opening the database counts as failed. */
const timeoutMs = 5000

/**
 * Opens the database; `undefined` when the browser has none. `version` rises with each change of the stored form, so
 * that the browser itself closes the database to tabs with an older version; `onNewer` is called in such a tab.
 * IndexedDB and not `localStorage`, by measurement (docs/decisions.md): a killed browser loses the last seconds of
 * `localStorage`, which has room for 5 MB only.
 */
export async function openRecordDatabase(
  page: Window & typeof globalThis,
  version: number,
  onNewer: () => void,
): Promise<RecordDatabase | undefined> {
  const channel = openChannel(page)
  let database: IDBPDatabase | undefined
  let onChange: (place?: string, changes?: RecordChanges) => void = () => undefined

  const reconnect = () =>
    connect().then(
      () => onChange(),
      () => undefined,
    )
  async function connect(): Promise<void> {
    database = undefined
    database = await openDB(name, version, {
      upgrade(fresh) {
        if (!fresh.objectStoreNames.contains(table)) fresh.createObjectStore(table)
      },
      blocking(_before, after, event) {
        const old = event.target as IDBDatabase
        old.close()
        database = undefined
        // Without a version the database is being deleted, and the next connection creates it again.
        if (after === null) void reconnect()
        else onNewer()
      },
      // The person has cleared the site's data, or the browser has closed the database.
      terminated: () => void reconnect(),
    })
  }
  try {
    const connecting = connect()
    await pTimeout(connecting, { milliseconds: timeoutMs }).catch((error) => {
      // A database that opens later is not used.
      void connecting.then(
        () => database?.close(),
        () => undefined,
      )
      throw error
    })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'VersionError')) return undefined
    onNewer()
  }

  const opened = (): IDBPDatabase => {
    if (!database) throw new Error('The database is closed.')
    return database
  }
  return {
    async read(place) {
      const found = new Map<string, unknown>()
      for (let last = `${place}/`; ; ) {
        // '0' is the character after '/'.
        const range = IDBKeyRange.bound(last, `${place}0`, true, true)
        const [keys, records] = await Promise.all([
          opened().getAllKeys(table, range, batchSize),
          opened().getAll(table, range, batchSize),
        ])
        keys.forEach((key, index) => void found.set(String(key).slice(place.length + 1), records[index]))
        if (keys.length < batchSize) return found
        last = String(keys.at(-1))
      }
    },
    async write(place, changes) {
      const transaction = opened().transaction(table, 'readwrite')
      const requests: Promise<unknown>[] = [transaction.done]
      try {
        for (const [key, record] of changes)
          requests.push(
            record === undefined
              ? transaction.store.delete(`${place}/${key}`)
              : transaction.store.put(record, `${place}/${key}`),
          )
        // The browser aborts a transaction that is not committed when the person leaves the page.
        transaction.commit()
        channel?.postMessage({ place, changes })
        await Promise.all(requests)
      } catch (error) {
        for (const request of requests) request.catch(() => undefined)
        abort(transaction)
        // Other tabs have received records that are not stored: they read again.
        channel?.postMessage({ place })
        throw error
      }
    },
    async remove(isGone) {
      // Without a version it opens the present one, which may be newer than this tab's.
      const current = await openDB(name, undefined, {
        blocking: (_before, _after, event) => (event.target as IDBDatabase).close(),
      })
      if (current.objectStoreNames.contains(table)) {
        const { store, done } = current.transaction(table, 'readwrite')
        const keys = (await store.getAllKeys()).map(String)
        const gone = keys.filter((key) => isGone(key.split('/')[1] ?? ''))
        await Promise.all([...gone.map((key) => store.delete(key)), done])
      }
      current.close()
    },
    listen(listener) {
      onChange = listener
      channel?.addEventListener('message', ({ data }) => listener(data.place, data.changes))
      // A page in the back/forward cache receives no messages.
      page.addEventListener('pageshow', ({ persisted }) => persisted && listener())
    },
  }
}

/** Without a channel a tab gets the records of other tabs after a reload. */
function openChannel(page: Window & typeof globalThis): BroadcastChannel | undefined {
  try {
    return new page.BroadcastChannel(name)
  } catch {
    return undefined
  }
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}
