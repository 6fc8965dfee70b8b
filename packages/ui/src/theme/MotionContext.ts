import { createContext } from 'react'

/** `user`: as the system says; `always`: nothing moves; `never`: motion in spite of the system. */
export type ReducedMotion = 'user' | 'always' | 'never'

export const MotionContext = createContext<ReducedMotion>('user')
