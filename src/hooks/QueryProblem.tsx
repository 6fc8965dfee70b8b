import { ErrorState, type ErrorStateProps } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { type ReadingFailure, useReadingFailureText } from './useQueryError.ts'

interface ReadingProblemProps extends Pick<ErrorStateProps, 'headingLevel' | 'isInCard'> {
  /** What did not load. */
  title: string
  failure: ReadingFailure
}

/** Stands in the place of what did not load: why, and Retry. */
export function ReadingProblem({ failure, ...words }: ReadingProblemProps) {
  const { t } = useTranslation()
  const textOf = useReadingFailureText()
  return (
    <ErrorState
      {...words}
      text={textOf(failure.error)}
      retryLabel={t('failure.retry')}
      onRetry={failure.retry}
      isRetrying={failure.isRetrying}
    />
  )
}
