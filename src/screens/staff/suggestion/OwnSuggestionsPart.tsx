import { Message, SkeletonRegion } from '@atrium/ui'
import { OwnSuggestions } from '@atrium/ui/suggestions'
import { useTranslation } from 'react-i18next'
import { useListOwnSuggestionsQuery } from '#api/suggestionsApi.ts'
import { useStatusTexts } from '#features/suggestions/useStatusTexts.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** What the signed-in person sent with their name, with state and answer. */
export function OwnSuggestionsPart() {
  const { t } = useTranslation('suggestions')
  const query = useListOwnSuggestionsQuery(undefined, useLiveList())
  const { data } = query
  const inWords = useStatusTexts()
  const failure = useQueryError(!data, query)
  return (
    <OwnSuggestions
      heading={t('own.heading')}
      lead={data?.length === 0 ? undefined : t('own.lead')}
      {...(data && { suggestions: data.map((one) => ({ id: one.id, ...inWords(one) })) })}
    >
      {failure && <QueryError variant="inline" heading={t('own.failed')} failure={failure} />}
      {!failure && !data && <SkeletonRegion label={t('own.loading')} />}
      {data && <Message variant="inline" text={t('own.empty')} />}
    </OwnSuggestions>
  )
}
