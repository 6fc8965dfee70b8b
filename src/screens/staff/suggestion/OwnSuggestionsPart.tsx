import { OwnSuggestions, PartState } from '@atrium/ui/suggestions'
import { useTranslation } from 'react-i18next'
import { useListOwnSuggestionsQuery } from '#api/suggestionsApi.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useStatusWords } from './useStatusWords.ts'

/** What the signed-in person sent with their name, with state and answer. */
export function OwnSuggestionsPart() {
  const { t } = useTranslation(['suggestions', 'common'])
  const { data, error, isFetching, refetch } = useListOwnSuggestionsQuery(undefined, useLiveList())
  const inWords = useStatusWords()
  const isError = error !== undefined && !data
  useFocusAfterRetry(isError)
  return (
    <OwnSuggestions
      heading={t('own.heading')}
      lead={t('own.lead')}
      {...(data && { suggestions: data.map((one) => ({ id: one.id, ...inWords(one) })) })}
    >
      {isError && (
        <PartState
          kind="failed"
          text={t('own.failed')}
          retryLabel={t('common:failure.retry')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!isError && !data && <PartState kind="loading" text={t('own.loading')} />}
      {data && <PartState kind="empty" text={t('own.empty')} />}
    </OwnSuggestions>
  )
}
