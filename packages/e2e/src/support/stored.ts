import type { BrowserContext, Page } from '@playwright/test'

/** The stored data of a slice: the texts by key, and the records of the database. */
export interface Stored {
  texts: Record<string, string>
  records: readonly (readonly [key: string, record: unknown])[]
}

/** A page of the same origin without the application, to read and write its storage. */
export async function blankPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blank</title>' }),
  )
  await page.goto('/blank')
  return page
}

// As text in both directions: the protocol of the browser rejects deeply nested values.

/** Reads all data that the application stores beyond a tab. */
export async function readStored(page: Page): Promise<Stored> {
  const text = await page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await asked(indexedDB.open('atrium-state'))
    const table = database.transaction('records').objectStore('records')
    const [keys, records] = await Promise.all([asked(table.getAllKeys()), asked(table.getAll())])
    database.close()
    return JSON.stringify({
      texts: { ...localStorage },
      records: keys.map((key, index) => [String(key), records[index]]),
    })
  })
  return JSON.parse(text)
}

/** The stored text of a slice with one record. */
export const oneOf = ({ records }: Stored, slice: string): string =>
  String(records.find(([key]) => key.startsWith(`${slice}/`) && key.endsWith('/state'))?.[1] ?? '')

/** Replaces the storage of the browser with this. */
export const store = (page: Page, stored: Stored): Promise<void> =>
  page.evaluate(async (text) => {
    const { texts, records }: Stored = JSON.parse(text)
    sessionStorage.clear()
    localStorage.clear()
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('atrium-state')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const transaction = database.transaction('records', 'readwrite')
    const table = transaction.objectStore('records')
    table.clear()
    for (const [key, record] of records) table.put(record, key)
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onerror = reject
    })
    database.close()
  }, JSON.stringify(stored))
