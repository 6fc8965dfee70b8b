import { PageFallback } from '@atrium/ui'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useOutletContext } from 'react-router-dom'
import type { ShellContext } from '#shells/shellContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FirstViewEnd } from './FirstViewEnd.tsx'

/** Around every page inside its shell: what stands there while the page's code arrives, or when it breaks. */
export function PageFrame() {
  const { t } = useTranslation()
  const { onShown, onBroken } = useOutletContext<ShellContext | undefined>() ?? {}
  return (
    <ErrorBoundary onBroken={onBroken}>
      <Suspense fallback={<PageFallback label={t('loading')} />}>
        <Outlet />
        <Shown onShown={onShown} />
        <FirstViewEnd />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Beside a page under one Suspense its effect runs when the page is there. */
function Shown({ onShown }: { onShown: (() => void) | undefined }) {
  useEffect(() => onShown?.(), [onShown])
  return null
}
