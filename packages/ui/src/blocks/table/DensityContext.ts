import type { Density } from '@atrium/contract/accounts'
import { createContext } from 'react'

/** How much room the rows of tables have, 40 or 56 pixels; the person's choice, for everything below. */
export const DensityContext = createContext<Density>('compact')
