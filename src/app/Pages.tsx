import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LanguageFollower } from './LanguageFollower.tsx'
import { RouteEffects } from './RouteEffects.tsx'
import { ToastHost } from './ToastHost.tsx'

/** The pages with the texts that they speak; needs `Providers` above it. */
export function Pages({ texts, isInert = false }: { texts: i18n; isInert?: boolean }) {
  return (
    <I18nextProvider i18n={texts}>
      <LanguageFollower i18n={texts} />
      <ToastHost>
        <div inert={isInert}>
          {/* Around the shells too: whatever breaks, a page stands there and says what to do. */}
          <ErrorBoundary>
            <RouteEffects />
            <AppRoutes />
          </ErrorBoundary>
        </div>
      </ToastHost>
    </I18nextProvider>
  )
}
