import { company } from '@atrium/contract'
import { ErrorState } from '@atrium/ui'
import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

/** Keeps a page that breaks from taking the rest along: says so, and offers to load it again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const fallback = (
    <ErrorState
      title={t('crash.title')}
      text={t('crash.text', { email: company.email })}
      retryLabel={t('crash.reload')}
      onRetry={() => window.location.reload()}
    />
  )
  return (
    <Boundary resetKeys={[pathname]} fallback={fallback}>
      {children}
    </Boundary>
  )
}
