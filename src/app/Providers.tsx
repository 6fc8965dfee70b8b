import { photoAddress } from '@atrium/contract/accounts'
import { pictureAddress } from '@atrium/contract/pictures'
import { type LinkProps, UiProvider, type UiProviderProps } from '@atrium/ui'
import { type ComponentType, type ReactNode, useCallback } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter, Link } from 'react-router-dom'
import type { Environment } from '#config/environment.ts'
import { EnvironmentProvider } from '#hooks/useEnvironment.ts'
import type { RootState } from '#store/rootReducer.ts'
import type { AppStore } from '#store/setupStore.ts'

export interface ProvidersProps {
  environment: Environment
  store: AppStore
  /**
   * The state with which the server rendered the page; restored state shows after hydration. @default the store's state
   */
  serverState?: RootState | undefined
  /** The router. @default the browser's, which follows the history */
  router?: ComponentType<{ children: ReactNode }>
  /** The node for the styles of the page. @default the document */
  styles?: UiProviderProps['styles']
  children: ReactNode
}

/** The contexts of every page: the store, the settings, the router, the design system. */
export function Providers({
  environment,
  store,
  serverState,
  router: Router = BrowserRouter,
  styles,
  children,
}: ProvidersProps) {
  const { api, site } = environment.hosts
  // The server does not know its own address.
  const host = api === site ? '' : api
  const addressOnApi = useCallback<typeof photoAddress>((...photo) => host + photoAddress(...photo), [host])
  const pictureOnApi = useCallback<typeof pictureAddress>(
    (...picture) => host + pictureAddress(...picture),
    [host],
  )
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <EnvironmentProvider value={environment}>
        <Router>
          <UiProvider
            link={RouterLink}
            styles={styles}
            windowSize={environment.windowSize}
            photoAddress={addressOnApi}
            pictureAddress={pictureOnApi}
          >
            {children}
          </UiProvider>
        </Router>
      </EnvironmentProvider>
    </Provider>
  )
}

/** The router's link, for links of the design system within this site. */
const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />
