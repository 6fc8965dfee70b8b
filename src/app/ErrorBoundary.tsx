import { company } from '@atrium/contract'
import { BrokenPage } from '@atrium/ui'
import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary as Boundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { forgetLostParts } from '#features/start/LazyPart.tsx'
import { focusMain } from '#hooks/focusMain.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { LostTextsError, retryTexts } from '#i18n/translationErrors.ts'
import { Alive } from './Alive.tsx'
import { useIsReplaced } from './useIsReplaced.ts'

interface ErrorBoundaryProps {
  /** Told when a problem takes the page's place, and when it is gone. */
  onBroken?: ((isBroken: boolean) => void) | undefined
  children: ReactNode
}

/** Keeps a page that breaks, or whose code or texts could not be fetched, from taking the rest along. */
export function ErrorBoundary({ onBroken, children }: ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const { i18n } = useTranslation()
  const fetchAgain = () => {
    forgetLostParts()
    void retryTexts(i18n)
  }
  return (
    <Boundary
      resetKeys={[pathname]}
      onReset={fetchAgain}
      fallbackRender={(problem) => <Problem {...problem} onBroken={onBroken} />}
    >
      {children}
    </Boundary>
  )
}

function Problem({
  error,
  resetErrorBoundary,
  onBroken,
}: FallbackProps & Pick<ErrorBoundaryProps, 'onBroken'>) {
  const { t } = useTranslation()
  const isReplaced = useIsReplaced(error)
  const isUnfetched =
    error instanceof LostTextsError || (error as Error | undefined)?.name === 'ChunkLoadError'
  useEffect(() => leaveToMain, [])
  useEffect(() => {
    onBroken?.(true)
    return () => onBroken?.(false)
  }, [onBroken])
  const updated = { title: t('updated.title'), text: t('updated.text'), retryLabel: t('updated.reload') }
  const failure = { title: t('failure.title'), text: t('failure.text'), retryLabel: t('failure.retry') }
  const crash = {
    title: t('crash.title'),
    text: t('crash.text', { email: company.email }),
    retryLabel: t('crash.reload'),
  }
  const texts = isReplaced ? updated : isUnfetched ? failure : crash
  usePageTitle(texts.title)
  if (isReplaced === undefined) return null
  const canFetchAgain = isUnfetched && !isReplaced
  return (
    <>
      <BrokenPage {...texts} onRetry={canFetchAgain ? resetErrorBoundary : () => window.location.reload()} />
      <Alive />
    </>
  )
}

/** The button that was pressed is gone with the problem. */
function leaveToMain() {
  if (document.activeElement === document.body) focusMain()
}
