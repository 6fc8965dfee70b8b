import type { Reducer } from '@reduxjs/toolkit'

/** Anything that can judge a value read back: a yup schema, or a function in the first page's way. */
interface StateSchema<State> {
  /** Gives the value in the right type, or throws with the reason. */
  validateSync(value: unknown): State
}

/** What is stored of a slice, with the version that wrote it. */
export interface StoredState {
  version: number
  state: unknown
}

/** How a slice survives a reload: everything there is to say about it stands here, beside the slice. */
export interface SlicePersistence<State> {
  /** The key in the browser's storage. */
  key: string
  /** Counts up with each change of the stored shape. */
  version: number
  schema: StateSchema<State>
  /** By the version that it leads to: makes that version's state of the one before. */
  migrations?: Record<number, (state: unknown) => unknown>
  /** Fields that live only as long as the page. */
  omit?: readonly (keyof State)[]
  /** For a slice whose stored text has a form of its own. @default JSON of StoredState */
  codec?: {
    /** `undefined` removes the entry. */
    write: (state: State) => string | undefined
    /** @default reads JSON of StoredState */
    read?: (text: string) => StoredState
  }
  /**
   * For a slice of somebody's own: it is kept in the browser's database, under their number, and a change writes the
   * records that it touches. Where there is no database, it is kept as a text like any other.
   */
  records?: {
    /** Every record of a state by its key; a part that has not changed is the same object as before. */
    write: (state: State) => Iterable<readonly [key: string, record: unknown]>
    /** The state that somebody's records make, for the schema to judge, and the keys of those of another form. */
    read: (records: ReadonlyMap<string, unknown>, owner: number) => { state: unknown; unreadable: string[] }
  }
  /**
   * What this tab's state and one that was stored, or a part of it, make together. Gives `current` itself where nothing
   * is new.
   * @default the stored one, laid over this tab's
   */
  merge?: (current: State, stored: State, isPart?: boolean) => State
  /**
   * Whose a state is. What another tab has stored is taken over only when it belongs to who is signed in here.
   * @default in the database, who is signed in
   */
  ownerOf?: (state: State) => number | null
  /** Belongs to the signed-in person: nothing of it may stay for the next one. */
  isPersonal?: boolean
  /** The state that follows when another tab removes the entry. Without it, that changes nothing here. */
  whenRemoved?: State
}

/** A slice and its persistence: what the root reducer needs to know of it. */
export interface SliceConfig<State, Name extends string = string> {
  slice: { name: Name; reducer: Reducer<State> }
  persistence: SlicePersistence<State>
}
