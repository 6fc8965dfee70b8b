import { createContext } from 'react'

/** The address of a picture by its id, in one of the widths (in pixels) and formats that the server has. */
export type PictureAddress = (id: string, width: 480 | 960 | 1600, format: 'avif' | 'webp' | 'jpg') => string

/** Without it there are no pictures. */
export const PictureAddressContext = createContext<PictureAddress | undefined>(undefined)
