import type { Density } from '@atrium/contract/accounts'
import { createContext, type ReactNode, useContext } from 'react'

const DensityContext = createContext<Density>('compact')

interface DensityProviderProps {
  density: Density
  children: ReactNode
}

/** Gives all tables below it the density of the person's settings. */
export const DensityProvider = ({ density, children }: DensityProviderProps) => (
  <DensityContext value={density}>{children}</DensityContext>
)

/** How close the rows of tables stand. @default 'compact' */
export const useDensity = (): Density => useContext(DensityContext)
