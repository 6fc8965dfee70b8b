import { createContext } from 'react'

/** How the form's messages are put into words: at the moment they are shown, in the language read then. */
export const ErrorTexts = createContext<((message: string) => string) | undefined>(undefined)
