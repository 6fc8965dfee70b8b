import { createContext } from 'react'

/** What is typed into a form and not sent yet. */
export interface UnsavedDraft {
  /** Rises when the draft is discarded: the form is drawn anew. */
  round: number
  /** Drops what is typed; `undefined` while nothing is. */
  onDiscard: (() => void) | undefined
  /** Somebody else has saved since the person began to type. */
  newer?: {
    /** The fields that they changed, by name; empty when that is not known. */
    changed: readonly string[]
    /** The fields in which what is typed differs from the newer version, by name. */
    conflicts: readonly { name: string; saved: string; typed: string }[]
    /** What is typed shall take the place of the newer version. */
    onKeep: () => void
  }
}

/** The draft of the form, for its `SaveRow`. */
export const FormUnsaved = createContext<UnsavedDraft | undefined>(undefined)
