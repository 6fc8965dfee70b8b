import { UiProvider, type UiProviderProps } from '@atrium/ui'
import type { ComponentType, ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import type { Environment } from '#config/environment.ts'
import { EnvironmentProvider } from '#hooks/useEnvironment.ts'
import type { RootState } from '#store/rootReducer.ts'
import type { AppStore } from '#store/setupStore.ts'
import { RouterLink } from './RouterLink.tsx'

export interface ProvidersProps {
  environment: Environment
  store: AppStore
  /** The state that the server rendered the page with: what is restored since shows after the hydration. @default the store's own */
  serverState?: RootState | undefined
  /** Knows the address. @default the browser's own, which follows the history */
  router?: ComponentType<{ children: ReactNode }>
  /** Where the styles of the page go. @default the document */
  styles?: UiProviderProps['styles']
  children: ReactNode
}

/** What everything on a page may rely on: the store, the settings, the address, the design system. */
export function Providers({
  environment,
  store,
  serverState,
  router: Router = BrowserRouter,
  styles,
  children,
}: ProvidersProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <EnvironmentProvider value={environment}>
        <Router>
          <UiProvider link={RouterLink} styles={styles}>
            {children}
          </UiProvider>
        </Router>
      </EnvironmentProvider>
    </Provider>
  )
}
