import { followOtherTabs, restoreState } from '#store/persistence.ts'
import { setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { testEnvironment } from './testEnvironment.ts'

interface Told {
  key: string
  newValue: string | null
}

/**
 * Tabs of one browser over one storage. What one writes, the others are told by `deliver`, in the order of the writes
 * or in another one; a write that changes nothing is told to nobody, as in browsers.
 */
export function openTabs() {
  const texts = new Map<string, string>()
  const written: string[] = []
  const tabs: { page: EventTarget; told: Told[] }[] = []

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

  const open = async () => {
    const tab = { page: new EventTarget(), told: [] as Told[] }
    tabs.push(tab)
    const storage = storageOf(tab)
    const store = setupStore({ environment: testEnvironment, storage })
    await restoreState(store)
    followOtherTabs(store, store.sliceConfigs, storage, tab.page as unknown as Window)
    await store.addSlices(staffSlices)
    const tell = (told: Told) => tab.page.dispatchEvent(new StorageEvent('storage', told))
    return {
      store,
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

  return { texts, written, open, write }
}
