import type { StoreEnhancer } from '@reduxjs/toolkit'
import type { StoredMeeting } from '#slices/storedMeeting.ts'
import { createRecordEngine } from '#store/persistence/openRecords.ts'
import { followOtherTabs, restoreState } from '#store/persistence/persistence.ts'
import type { RecordChanges, RecordDatabase } from '#store/persistence/recordDatabase.ts'
import { setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { testEnvironment } from './testEnvironment.ts'

/** A write of another tab: a text, or records of a slice. */
interface Told {
  key: string
  newValue?: string | null
  place?: string
  changes?: RecordChanges
}

/** A tab's window, as far as events go. */
type Page = EventTarget & {
  addEventListener(name: 'record', listener: (event: CustomEvent<Required<Told>>) => void): void
}

/**
 * Tabs of one browser over one storage and one database. `deliver` gives a tab the events of the others' writes, in their
 * order or in another one; a text that is written again unchanged makes no event, as in browsers.
 */
export function openTabs() {
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

  /** One database for all tabs; the keys of its records are `slice/person id/key`. */
  const databaseOf = (tab: (typeof tabs)[number]): RecordDatabase => ({
    read: async (place) =>
      new Map(
        [...records]
          .filter(([key]) => key.startsWith(`${place}/`))
          .map(([key, record]) => [key.slice(place.length + 1), record]),
      ),
    async write(place, changes) {
      const copies = new Map([...changes].map(([key, record]) => [key, structuredClone(record)]))
      for (const [key, record] of copies)
        if (record === undefined) records.delete(`${place}/${key}`)
        else records.set(`${place}/${key}`, record)
      const [slice = ''] = place.split('/')
      written.push(slice)
      for (const other of tabs) if (other !== tab) other.told.push({ key: slice, place, changes: copies })
    },
    async remove(isGone) {
      for (const key of records.keys()) if (isGone(key.split('/')[1] ?? '')) records.delete(key)
    },
    listen(listener) {
      tab.page.addEventListener('record', ({ detail }: CustomEvent<Required<Told>>) =>
        listener(detail.place, detail.changes),
      )
    },
  })

  const open = async (enhancers: StoreEnhancer[] = []) => {
    const tab = { page: new EventTarget() as Page, told: [] as Told[] }
    tabs.push(tab)
    const storage = storageOf(tab)
    const store = setupStore({
      environment: testEnvironment,
      storage,
      enhancers,
      openRecords: async (_version, parts) => createRecordEngine({ ...parts, database: databaseOf(tab) }),
    })
    await restoreState(store, tab.page as unknown as Window)
    followOtherTabs(store, storage, tab.page as unknown as Window)
    await store.addSlices(staffSlices)
    const tell = (told: Told) =>
      tab.page.dispatchEvent(
        told.changes ? new CustomEvent('record', { detail: told }) : new StorageEvent('storage', told),
      )
    return {
      store,
      /** The page is about to go. */
      leave: () => void tab.page.dispatchEvent(new Event('pagehide')),
      /** Gives this tab the events of the others' writes, except those of a key that is held back. */
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
  const titlesStored = () =>
    [...records.values()].flatMap((entry) => (entry as Partial<StoredMeeting>).meeting?.title ?? []).sort()

  return { texts, records, written, titlesStored, open, write }
}
