import { createContext, useContext } from 'react'
import type { Environment } from '#config/environment.ts'

const EnvironmentContext = createContext<Environment | undefined>(undefined)

export const EnvironmentProvider = EnvironmentContext.Provider

/** The settings of this deployment. */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext)
  if (!environment) throw new Error('useEnvironment needs an EnvironmentProvider above it.')
  return environment
}
