import { company } from '@atrium/contract/core'
import { Message } from '@atrium/ui'
import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary as Boundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { focusMain } from '#hooks/focusMain.ts'
import { forgetLostParts } from '#hooks/LazyPart.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { LostTextsError, retryTexts } from '#i18n/translationErrors.ts'
import { Alive } from './Alive.tsx'
import { useIsReplaced } from './useIsReplaced.ts'

interface ErrorBoundaryProps {
  /** Called when an error replaces the page, and when the page is back. */
  onBroken?: ((isBroken: boolean) => void) | undefined
  children: ReactNode
}

/** Replaces a page that throws, or whose code or texts did not load, by an error; the rest of the screen stays. */
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
  const updated = { heading: t('updated.title'), text: t('updated.text'), label: t('updated.reload') }
  const failure = { heading: t('failure.title'), text: t('failure.text'), label: t('failure.retry') }
  const crash = {
    heading: t('crash.title'),
    text: t('crash.text', { email: company.email }),
    label: t('crash.reload'),
  }
  const { label, ...texts } = isReplaced ? updated : isUnfetched ? failure : crash
  usePageTitle(texts.heading)
  if (isReplaced === undefined) return null
  const onRetry = isUnfetched && !isReplaced ? resetErrorBoundary : () => window.location.reload()
  return (
    <>
      <Message variant="page" tone="danger" {...texts} retry={{ label, onRetry }} />
      <Alive />
    </>
  )
}

/** The pressed button is gone with the error. */
function leaveToMain() {
  if (document.activeElement === document.body) focusMain()
}
