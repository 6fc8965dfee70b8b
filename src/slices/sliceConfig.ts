import type { Reducer } from '@reduxjs/toolkit'

/** A yup schema, or a function instead: the first page does not load yup. */
interface StateSchema<State> {
  /** Returns the validated value, or throws with the reason. */
  validateSync(value: unknown): State
}

/** A stored state with the version of the slice that wrote it. */
export interface StoredState {
  version: number
  state: unknown
}

/** The persistence of a slice. */
export interface SlicePersistence<State> {
  /** The key in the browser's storage. */
  key: string
  /** Incremented with each change of the stored form. */
  version: number
  schema: StateSchema<State>
  /** By target version: makes the state of that version from the previous one. */
  migrations?: Record<number, (state: unknown) => unknown>
  /** Fields that are not stored. */
  omit?: readonly (keyof State)[]
  /** For a text in another form. @default JSON of StoredState */
  codec?: {
    /** `undefined` removes the entry. */
    write: (state: State) => string | undefined
    read: (text: string) => StoredState
  }
  /** For a personal slice of the staff area: stored in the browser's database as records of the signed-in person. */
  records?: {
    /** All records of a state by key; an unchanged part is the same object as before. */
    write: (state: State) => Iterable<readonly [key: string, record: unknown]>
    /** The records that differ between two states, by key; `undefined` is a removed one. @default all are compared */
    changes?: (before: State, after: State) => Iterable<readonly [key: string, record: unknown]>
    /** The state that a person's records make, and the keys of unreadable records. */
    read: (
      records: ReadonlyMap<string, unknown>,
      personId: number,
    ) => { state: unknown; unreadable: string[] }
    /** Whether two records have equal content: the second need not be written. @default they are identical */
    isSame?: (one: unknown, other: unknown) => boolean
  }
  /**
   * Merges a stored state, or the part of it that another tab has written, into the current one. @default the stored
   * fields win: the last write wins
   */
  merge?: (current: State, stored: State) => State
  /** Belongs to the signed-in person: it must be removed when the user changes. */
  isPersonal?: boolean
  /** The state after another tab removes the entry. @default the current state */
  whenRemoved?: State
}

/** A persisted slice. */
export interface SliceConfig<State, Name extends string = string> {
  slice: { name: Name; reducer: Reducer<State> }
  persistence: SlicePersistence<State>
}
