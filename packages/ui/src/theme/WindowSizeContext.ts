import { createContext } from 'react'

/** The window for which the server renders. */
export interface WindowSize {
  /** As media queries measure it, in em of the browser's default font size. */
  widthEm: number
  /** The pointer is precise, such as a mouse; a finger is not. */
  hasFinePointer: boolean
}

export const WindowSizeContext = createContext<WindowSize | undefined>(undefined)
