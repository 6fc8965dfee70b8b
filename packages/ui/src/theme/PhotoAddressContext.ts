import { createContext } from 'react'

/** The address of a photo by its hash, in one of the sides (in pixels) and formats that the server has. */
export type PhotoAddress = (hash: string, side: 40 | 80 | 160 | 320, format: 'webp' | 'jpg') => string

/** Without it there are no photos. */
export const PhotoAddressContext = createContext<PhotoAddress | undefined>(undefined)
