import { useMemo } from 'react'
import { useListTeamQuery } from '#api/teamApi.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The team in the reader's language, in its own order (spec 7, Team list). */
export function useTeam() {
  const { language } = useLanguage()
  // Not `data`: after a change of the language that is still the answer in the former one.
  const { currentData, error, isFetching, refetch } = useListTeamQuery(language)
  const members = useMemo(
    () => currentData && [...currentData].sort((one, other) => one.order - other.order),
    [currentData],
  )
  // Not `isError`, which is over as soon as it is tried again.
  const isError = error !== undefined && !members
  useFocusAfterRetry(isError)
  return { members, isError, isFetching, retry: () => void refetch() }
}
