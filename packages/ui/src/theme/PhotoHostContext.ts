import { createContext } from 'react'

/** The origin of the API, which has the photos of colleagues; empty where it is that of the page. */
export const PhotoHostContext = createContext('')
