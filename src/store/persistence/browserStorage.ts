import type { TextStorage } from './sliceStorage.ts'

/** One of the browser's storages, or one that lasts as long as the page where the browser forbids it. */
export function browserStorage(
  page: Window,
  name: 'localStorage' | 'sessionStorage' = 'localStorage',
): TextStorage {
  try {
    const storage = page[name]
    storage.getItem('language')
    return storage
  } catch {
    return { ...memoryStorage(), isInMemory: true }
  }
}

export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text)
    },
    removeItem: (key) => {
      texts.delete(key)
    },
  }
}
