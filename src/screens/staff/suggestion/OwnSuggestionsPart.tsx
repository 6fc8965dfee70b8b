import { OwnSuggestions } from '@atrium/ui/suggestions'
import { useTranslation } from 'react-i18next'
import { useListOwnSuggestionsQuery } from '#api/suggestionsApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** The suggestions that the signed-in person sent with their name. */
export function OwnSuggestionsPart() {
  const { t } = useTranslation('suggestions')
  const query = useListOwnSuggestionsQuery(undefined, useLiveList())
  const failure = useQueryError(!query.data, query)
  return (
    <OwnSuggestions
      suggestions={query.data}
      error={failure && <QueryError variant="inline" heading={t('own.failed')} failure={failure} />}
    />
  )
}
