import type { UnknownAction } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import type { SliceConfig } from '#slices/sliceConfig.ts'
import { openRecordDatabase } from './recordDatabase.ts'
import { createRecordStorage, type RecordParts, type RecordStorage } from './recordStorage.ts'
import { createWriter } from './storageStatus.ts'

export type RecordEngine = ReturnType<typeof createRecordEngine>

interface EngineParts extends RecordParts {
  dispatch: (action: UnknownAction) => unknown
}

/** The storages of the staff area's slices over one database, and their reactions to other tabs and persons. */
export function createRecordEngine({ dispatch, ...parts }: EngineParts) {
  const { database, status, personId } = parts
  const storages = new Map<string, RecordStorage>()
  const attempt = createWriter('removal', status)

  async function restore(key: string, ...changes: Parameters<RecordStorage['load']>): Promise<void> {
    const payload = await storages.get(key)?.load(...changes)
    // Also without a payload: redux-persist then writes what was done before the records were read.
    dispatch({ type: REHYDRATE, key, payload })
  }
  function restoreAll(): void {
    for (const key of storages.keys()) void restore(key)
  }
  /** Deletes what belongs to nobody here any more: everybody else's records, or those of the person who signed out. */
  function removeOthers(before?: number): void {
    const now = personId()
    if (now === undefined && before === undefined) return
    const isGone = (id: string) => (now === undefined ? id === String(before) : id !== String(now))
    void attempt(() => database.remove(isGone)).catch(() => undefined)
  }

  removeOthers()
  return {
    storageOf(config: SliceConfig<object>): RecordStorage {
      const storage = createRecordStorage(config, parts)
      storages.set(config.persistence.key, storage)
      return storage
    },
    /** Follows other tabs; the slices must be restored. */
    follow(): void {
      database.listen((place, changes) => {
        if (status.isOutdated()) return
        if (place === undefined) return restoreAll()
        for (const key of storages.keys()) if (place === `${key}/${personId()}`) void restore(key, changes)
      })
    },
    /** Deletes the copies of a slice's records that cannot be read. */
    discardUnreadable: async (key: string) => storages.get(key)?.discardUnreadable(),
    /** Removes the records of the person who was signed in before, and restores those of the present person. */
    userChanged(before: number | undefined): void {
      removeOthers(before)
      if (personId() !== undefined) restoreAll()
    },
  }
}

/** Opens the database at a version; `undefined` where the browser has none. */
export async function openRecords(
  page: Window & typeof globalThis,
  version: number,
  parts: Omit<EngineParts, 'database'>,
): Promise<RecordEngine | undefined> {
  const database = await openRecordDatabase(page, version, parts.status.markOutdated)
  return database && createRecordEngine({ ...parts, database })
}
