import { useMemo } from 'react'
import { useListTeamQuery } from '#api/teamApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** The team in the reader's language, in its own order (spec 7, Team list). */
export function useTeam() {
  const { language } = useLanguage()
  const query = useListTeamQuery(language)
  // Not `data`: after a change of the language that is still the answer in the former one.
  const { currentData } = query
  const members = useMemo(
    () => currentData && [...currentData].sort((one, other) => one.order - other.order),
    [currentData],
  )
  return { members, failure: useQueryError(!members, query) }
}
