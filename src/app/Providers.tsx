import { UiProvider } from '@atrium/ui'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import type { Environment } from '#config/environment.ts'
import { EnvironmentProvider } from '#hooks/useEnvironment.ts'
import type { AppStore } from '#store/setupStore.ts'
import { RouterLink } from './RouterLink.tsx'

export interface ProvidersProps {
  environment: Environment
  store: AppStore
  children: ReactNode
}

/** What everything on a page may rely on: the store, the settings, the address, the design system. */
export function Providers({ environment, store, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <EnvironmentProvider value={environment}>
        <BrowserRouter>
          <UiProvider link={RouterLink}>{children}</UiProvider>
        </BrowserRouter>
      </EnvironmentProvider>
    </Provider>
  )
}
