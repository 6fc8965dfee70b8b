import { type IDBPDatabase, openDB } from 'idb'

/** What was written under a slice's keys: by key, `undefined` for a record that is gone. */
export type RecordChanges = ReadonlyMap<string, unknown>

/** The part of the browser's database that persistence needs. */
export interface RecordDatabase {
  /** Every record of a slice, by its key. */
  read(slice: string): Promise<Map<string, unknown>>
  /** Writes all of it or nothing. Rejects when the browser has no room, or takes nothing any more. */
  write(slice: string, changes: RecordChanges): Promise<void>
  /** Hears what other tabs have written; without changes, anything may have been. Gives what stops it. */
  listen(listener: (slice: string | undefined, changes?: RecordChanges) => void): () => void
  /** Calls when a newer version of the application takes the database over, or has: nothing is read or written then. */
  whenNewer(listener: () => void): void
  /** Removes the records of a slice whose keys begin so, whichever version wrote them. */
  forget(slice: string, prefix: string): Promise<void>
}

const name = 'atrium-state'
const table = 'records'

/** Records of one read: an answer with all of them would keep the page from answering for longer. */
const batchSize = 1000

/** Milliseconds. A database that has not been opened by then is none: the page must not wait for it for ever. */
const timeoutMs = 5000

/**
 * Opens the database; `undefined` where the browser has none. Chosen by measurement (docs/decisions.md): what
 * `localStorage` was given in its last seconds is gone when the browser is killed, and it has room for 5 MB.
 * `version` rises with every change of what is kept: then the browser itself keeps pages of older versions out.
 */
export async function openRecordDatabase(
  page: Window & typeof globalThis,
  version = 1,
): Promise<RecordDatabase | undefined> {
  const channel = openChannel(page)
  const newer = new Set<() => void>()
  const hearing = new Set<() => void>()
  let database: IDBPDatabase | undefined
  let isNewer = false

  const tellNewer = () => {
    isNewer = true
    for (const listener of newer) listener()
  }
  const connectAnew = () =>
    connect().then(
      () => {
        for (const listener of hearing) listener()
      },
      () => undefined,
    )
  const connect = async (): Promise<void> => {
    database = undefined
    database = await openDB(name, version, {
      upgrade(fresh) {
        if (!fresh.objectStoreNames.contains(table)) fresh.createObjectStore(table)
      },
      blocking(_before, after, event) {
        const old = event.target as IDBDatabase
        old.close()
        // Without a version it is being removed, and made anew by whoever comes first.
        if (after === null) void connectAnew()
        else tellNewer()
      },
      // The person has emptied the site's storage, or the browser gave it up.
      terminated: () => void connectAnew(),
    })
  }
  try {
    await inTime(connect(), () => database?.close())
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'VersionError')) return undefined
    isNewer = true
  }

  return {
    async read(slice) {
      const found = new Map<string, unknown>()
      let last = `${slice}/`
      while (database && !isNewer) {
        // '0' is the sign after '/'.
        const range = IDBKeyRange.bound(last, `${slice}0`, true, true)
        const [keys, records] = await Promise.all([
          database.getAllKeys(table, range, batchSize),
          database.getAll(table, range, batchSize),
        ])
        keys.forEach((key, index) => void found.set(String(key).slice(slice.length + 1), records[index]))
        if (keys.length < batchSize) return found
        last = String(keys.at(-1))
      }
      return found
    },
    async write(slice, changes) {
      if (!database) throw new Error('The database is closed.')
      const transaction = database.transaction(table, 'readwrite')
      const writing: Promise<unknown>[] = []
      try {
        for (const [key, record] of changes)
          writing.push(
            record === undefined
              ? transaction.store.delete(`${slice}/${key}`)
              : transaction.store.put(record, `${slice}/${key}`),
          )
        // Not left to the browser, which gives up what a page has not committed when it is left.
        transaction.commit()
        channel?.postMessage({ slice, changes })
        await Promise.all([...writing, transaction.done])
      } catch (error) {
        for (const one of writing) one.catch(() => undefined)
        abandon(transaction)
        // They have heard of records that are not there.
        channel?.postMessage({ slice })
        throw error
      }
    },
    listen(listener) {
      const onAnything = () => listener(undefined)
      const onMessage = ({ data }: MessageEvent) => listener(data.slice, data.changes)
      // Behind Back a page hears of nothing.
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) onAnything()
      }
      hearing.add(onAnything)
      channel?.addEventListener('message', onMessage)
      page.addEventListener('pageshow', onPageShow)
      return () => {
        hearing.delete(onAnything)
        channel?.removeEventListener('message', onMessage)
        page.removeEventListener('pageshow', onPageShow)
      }
    },
    whenNewer(listener) {
      newer.add(listener)
      if (isNewer) listener()
    },
    async forget(slice, prefix) {
      // Whatever its version is by now.
      const current = await openDB(name, undefined, {
        blocking: (_before, _after, event) => (event.target as IDBDatabase).close(),
      })
      const last = `${slice}/${prefix}\uffff`
      if (current.objectStoreNames.contains(table))
        await current.delete(table, IDBKeyRange.bound(`${slice}/${prefix}`, last))
      current.close()
    },
  }
}

/** Tabs that cannot tell each other see each other's records after a reload. */
function openChannel(page: Window & typeof globalThis): BroadcastChannel | undefined {
  try {
    return new page.BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** Rejects when it takes too long; what comes later all the same is given up. */
async function inTime(opening: Promise<void>, giveUp: () => void): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The database does not open.'))
      void opening.then(giveUp, () => undefined)
    }, timeoutMs)
  })
  await Promise.race([opening, late]).finally(() => clearTimeout(timer))
}

/** Nothing of a transaction in which something failed is kept. */
function abandon(transaction: { abort: () => void; done: Promise<void> }): void {
  transaction.done.catch(() => undefined)
  try {
    transaction.abort()
  } catch {
    // It has ended by itself.
  }
}
