import { createContext } from 'react'
import type { ActionOutcome } from '#primitives/OutcomeNote.tsx'

/** The outcome of the form's last submission, which its submit button shows; `undefined` for a form that shows none. */
export const FormOutcome = createContext<ActionOutcome | null | undefined>(undefined)
