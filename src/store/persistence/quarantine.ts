import type { RecordDatabase } from './recordDatabase.ts'
import { quarantineKey } from './sliceStorage.ts'

/** Where records that cannot be read are put aside, so that nothing is lost silently. */
export function createRecordAside(slice: string, database: RecordDatabase) {
  const aside = quarantineKey(slice)
  return {
    put(entries: [string, unknown][], reason?: unknown): void {
      // biome-ignore lint/suspicious/noConsole: the developer is told; what can be read lives on.
      console.warn(`Stored records of "${slice}" could not be read; they are kept as "${aside}".`, reason)
      void database.write(aside, new Map(entries)).catch(() => undefined)
    },
    /** The person has signed out: nothing of it stays either. */
    async forget(): Promise<void> {
      const left = await database.read(aside).catch(() => new Map<string, unknown>())
      const gone = new Map([...left.keys()].map((key) => [key, undefined]))
      if (gone.size > 0) await database.write(aside, gone).catch(() => undefined)
    },
  }
}
