import { ErrorState, type ErrorStateProps } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { type QueryErrorState, useReadingFailureText } from './useQueryError.ts'

interface QueryErrorProps extends Pick<ErrorStateProps, 'headingLevel' | 'isInCard'> {
  /** What did not load. */
  title: string
  failure: QueryErrorState
}

/** Stands in the place of what did not load: why, and Retry. */
export function QueryError({ failure, ...texts }: QueryErrorProps) {
  const { t } = useTranslation()
  const textOf = useReadingFailureText()
  return (
    <ErrorState
      {...texts}
      text={textOf(failure.error)}
      retryLabel={t('failure.retry')}
      onRetry={failure.retry}
      isRetrying={failure.isRetrying}
    />
  )
}
