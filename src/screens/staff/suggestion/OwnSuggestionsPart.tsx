import { OwnSuggestions, PartState } from '@atrium/ui/suggestions'
import { useTranslation } from 'react-i18next'
import { useListOwnSuggestionsQuery } from '#api/suggestionsApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError, useReadingFailureText } from '#hooks/useQueryError.ts'
import { useStatusTexts } from './useStatusTexts.ts'

/** What the signed-in person sent with their name, with state and answer. */
export function OwnSuggestionsPart() {
  const { t } = useTranslation(['suggestions', 'common'])
  const query = useListOwnSuggestionsQuery(undefined, useLiveList())
  const { data } = query
  const inWords = useStatusTexts()
  const reasonOf = useReadingFailureText()
  const failure = useQueryError(!data, query)
  return (
    <OwnSuggestions
      heading={t('own.heading')}
      lead={t('own.lead')}
      {...(data && { suggestions: data.map((one) => ({ id: one.id, ...inWords(one) })) })}
    >
      {failure && (
        <PartState
          kind="failed"
          text={`${t('own.failed')} ${reasonOf(failure.error)}`}
          retryLabel={t('common:failure.retry')}
          onRetry={failure.retry}
          isRetrying={failure.isRetrying}
        />
      )}
      {!failure && !data && <PartState kind="loading" text={t('own.loading')} />}
      {data && <PartState kind="empty" text={t('own.empty')} />}
    </OwnSuggestions>
  )
}
