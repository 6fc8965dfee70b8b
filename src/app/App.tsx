import type { RefusedForm } from '@atrium/contract/core'
import { Message } from '@atrium/ui'
import type { i18n } from 'i18next'
import { useEffect, useRef } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { bootFailure } from '#config/bootFailure.ts'
import { focusMain } from '#hooks/focusMain.ts'
import { RefusedFormContext } from '#hooks/usePlainForm.ts'
import { hasShellTexts } from '#i18n/createI18n.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LanguageFollower } from './LanguageFollower.tsx'
import { Providers, type ProvidersProps } from './Providers.tsx'
import { ToastHost } from './ToastHost.tsx'
import { useMissedBack } from './useMissedBack.ts'
import { useScrollOnNavigation } from './useScrollOnNavigation.ts'

interface AppProps extends Omit<ProvidersProps, 'children'> {
  /** The texts of the page. Without the texts of the shell the page shows only an error. */
  i18n: i18n
  /** The form that was posted to the document and refused. */
  refusedForm?: RefusedForm | undefined
}

/** The whole application around one store. */
export const App = ({ i18n, refusedForm, ...providers }: AppProps) => (
  <Providers {...providers}>
    {hasShellTexts(i18n) ? (
      <I18nextProvider i18n={i18n}>
        <LanguageFollower i18n={i18n} />
        <RefusedFormContext value={refusedForm}>
          <ToastHost>
            {/* Around the shells too, so that every error page has a link to leave it. */}
            <ErrorBoundary>
              <RouteEffects />
              <AppRoutes />
            </ErrorBoundary>
          </ToastHost>
        </RefusedFormContext>
      </I18nextProvider>
    ) : (
      <Message
        tone="danger"
        heading={bootFailure.title}
        text={bootFailure.text}
        retry={{ label: bootFailure.retry, onRetry: () => window.location.reload() }}
      />
    )}
  </Providers>
)

/** The effects of every navigation. */
function RouteEffects() {
  useMissedBack()
  useScrollOnNavigation()
  useFocusOnNavigation()
  return null
}

/** Moves the focus to the new content after a navigation. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusMain()
  }, [pathname])
}
