import type { StoredMeeting } from '#slices/meetingsState.ts'
import { followRecords } from '#store/persistence/followRecords.ts'
import { followOtherTabs, restoreState } from '#store/persistence/persistence.ts'
import type { RecordChanges, RecordDatabase } from '#store/persistence/recordDatabase.ts'
import { createRecordStorage } from '#store/persistence/recordStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { testEnvironment } from './testEnvironment.ts'

/** Where the meetings are kept: as a text, or by records in the browser's database. */
export type Engine = 'texts' | 'records'

interface Told {
  key: string
  newValue?: string | null
  changes?: RecordChanges
}

/** A tab's window, as far as events go. */
type Page = EventTarget & {
  addEventListener(name: 'record', listener: (event: CustomEvent<Required<Told>>) => void): void
}

/**
 * Tabs of one browser over one storage. What one writes, the others are told by `deliver`, in the order of the writes
 * or in another one; a write that changes nothing is told to nobody, as in browsers.
 */
export function openTabs(engine: Engine = 'texts') {
  const texts = new Map<string, string>()
  const records = new Map<string, unknown>()
  const written: string[] = []
  const tabs: { page: Page; told: Told[] }[] = []

  const storageOf = (tab: (typeof tabs)[number]) => {
    const write = (key: string, newValue: string | null) => {
      if ((texts.get(key) ?? null) === newValue) return
      if (newValue === null) texts.delete(key)
      else texts.set(key, newValue)
      written.push(key)
      for (const other of tabs) if (other !== tab) other.told.push({ key, newValue })
    }
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: write,
      removeItem: (key: string) => write(key, null),
    }
  }

  /** One database for all tabs; the keys of its records are `slice/key`. */
  const databaseOf = (tab: (typeof tabs)[number]): RecordDatabase => ({
    read: async (slice) =>
      new Map(
        [...records]
          .filter(([key]) => key.startsWith(`${slice}/`))
          .map(([key, record]) => [key.slice(slice.length + 1), record]),
      ),
    async write(slice, changes) {
      const copies = new Map([...changes].map(([key, record]) => [key, structuredClone(record)]))
      for (const [key, record] of copies)
        if (record === undefined) records.delete(`${slice}/${key}`)
        else records.set(`${slice}/${key}`, record)
      written.push(slice)
      for (const other of tabs) if (other !== tab) other.told.push({ key: slice, changes: copies })
    },
    listen(listener) {
      tab.page.addEventListener('record', ({ detail }: CustomEvent<Required<Told>>) =>
        listener(detail.key, detail.changes),
      )
      return () => undefined
    },
    whenNewer: () => undefined,
    forget: async () => undefined,
  })

  const open = async () => {
    const tab = { page: new EventTarget() as Page, told: [] as Told[] }
    tabs.push(tab)
    const storage = storageOf(tab)
    const openRecords = async () => ({
      database: databaseOf(tab),
      create: createRecordStorage,
      follow: followRecords,
    })
    const store = setupStore({
      environment: testEnvironment,
      storage,
      ...(engine === 'records' && { openRecords }),
    })
    await restoreState(store, tab.page as unknown as Window)
    followOtherTabs(store, store.sliceConfigs, storage, tab.page as unknown as Window)
    await store.addSlices(staffSlices)
    const tell = (told: Told) =>
      tab.page.dispatchEvent(
        told.changes ? new CustomEvent('record', { detail: told }) : new StorageEvent('storage', told),
      )
    return {
      store,
      /** The page is about to go. */
      leave: () => void tab.page.dispatchEvent(new Event('pagehide')),
      /** Tells this tab what the others have written; those of a key that is held back stay. */
      deliver: (isHeld: (key: string) => boolean = () => false) => {
        const due = tab.told.filter(({ key }) => !isHeld(key))
        tab.told = tab.told.filter(({ key }) => isHeld(key))
        for (const told of due) tell(told)
        return due.length
      },
    }
  }

  /** Lets everything be written that is due; for Jest's fake timers. */
  const write = () => jest.advanceTimersByTimeAsync(1000)

  /** The titles of the meetings that a reload would find. */
  const titlesStored = () => {
    const kept: unknown[] =
      engine === 'records'
        ? [...records.values()]
        : Object.values(JSON.parse(texts.get('meetings') ?? '{}').state?.weeks ?? {}).flatMap((week) =>
            Object.values(week as object),
          )
    return kept.flatMap((entry) => (entry as Partial<StoredMeeting>).meeting?.title ?? []).sort()
  }

  return { texts, records, written, titlesStored, open, write }
}
