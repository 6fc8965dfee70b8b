/**
 * Stands in for the browser's caches, which jsdom does not have, as far as the application uses them; empty before
 * each test. Gives a look at what is in them: addresses by the name of their cache.
 */
export function fakeCaches(): () => Record<string, string[]> {
  const stores = new Map<string, Map<string, Response>>()
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return store
  }
  const standIn = {
    open: async (name: string) => {
      const store = storeOf(name)
      return { put: async (address: string, response: Response) => void store.set(address, response) }
    },
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(address)?.clone(),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  beforeAll(() => void Object.defineProperty(globalThis, 'caches', { configurable: true, value: standIn }))
  afterAll(() => void Reflect.deleteProperty(globalThis, 'caches'))
  beforeEach(() => stores.clear())
  return () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()]]))
}
