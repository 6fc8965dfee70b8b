import { createContext } from 'react'

/** Reduced motion: `user` follows the system; `always` stops all motion; `never` ignores the system. */
export type ReducedMotion = 'user' | 'always' | 'never'

export const MotionContext = createContext<ReducedMotion>('user')
