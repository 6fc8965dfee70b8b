import { createContext } from 'react'

/** How much room the rows of tables have: 40 px, or 56 px. */
export type Density = 'compact' | 'comfortable'

/** A person's choice, for everything below. */
export const DensityContext = createContext<Density>('compact')
