import { PageFallback } from '@atrium/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useOutletContext } from 'react-router-dom'
import type { ShellContext } from '#shells/shellContext.ts'
import { Alive } from './Alive.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Around every page inside its shell: what stands there while the page's code arrives, or when it breaks. */
export function PageFrame() {
  const { t } = useTranslation()
  return (
    <ErrorBoundary onBroken={useOutletContext<ShellContext | undefined>()}>
      <Suspense fallback={<PageFallback label={t('loading')} />}>
        <Outlet />
        <Alive />
      </Suspense>
    </ErrorBoundary>
  )
}
