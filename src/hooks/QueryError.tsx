import { Message, type MessageProps } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { parseApiError } from '#api/parseApiError.ts'
import { useFailureTexts } from './useFailureTexts.ts'
import type { QueryErrorState } from './useQueryError.ts'

interface QueryErrorProps extends Pick<MessageProps, 'variant' | 'headingLevel'> {
  /** Names the content that did not load. */
  heading: string
  /** A sentence before the reason: the content that is still shown. */
  text?: string
  failure: QueryErrorState
}

/** Replaces content that did not load: the reason of the failed query, and Retry. */
export function QueryError({ failure, text, ...props }: QueryErrorProps) {
  const { t } = useTranslation()
  const { textOf } = useFailureTexts('common:failure')
  const { reason, message } = parseApiError(failure.error)
  // Only the server's sentence says when the next request is accepted, or what is missing for it.
  const namesReason = reason === 'tooMany' || reason === 'forbidden'
  const reasonText = (namesReason && message) || textOf({ reason })
  return (
    <Message
      {...props}
      tone="danger"
      text={text ? `${text} ${reasonText}` : reasonText}
      retry={{ label: t('failure.retry'), onRetry: failure.retry, isRetrying: failure.isRetrying }}
    />
  )
}
