import { company } from '@atrium/contract'
import { BrokenPage } from '@atrium/ui'
import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { forgetLostScreens } from './LazyScreen.tsx'
import { useIsReplaced } from './useIsReplaced.ts'

/** Keeps a page that breaks, or whose code could not be fetched, from taking the rest along. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary resetKeys={[pathname]} onReset={forgetLostScreens} FallbackComponent={Problem}>
      {children}
    </Boundary>
  )
}

function Problem({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation()
  const isReplaced = useIsReplaced(error)
  const isUnfetched = (error as Error | undefined)?.name === 'ChunkLoadError'
  if (isReplaced === undefined) return null
  const updated = { title: t('updated.title'), text: t('updated.text'), retryLabel: t('updated.reload') }
  if (isReplaced) return <BrokenPage {...updated} onRetry={() => window.location.reload()} />
  const words = isUnfetched
    ? { title: t('failure.title'), text: t('failure.text'), retryLabel: t('failure.retry') }
    : {
        title: t('crash.title'),
        text: t('crash.text', { email: company.email }),
        retryLabel: t('crash.reload'),
      }
  return <BrokenPage {...words} onRetry={isUnfetched ? resetErrorBoundary : () => window.location.reload()} />
}
