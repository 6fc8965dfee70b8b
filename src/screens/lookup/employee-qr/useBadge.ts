import { type Badge, readIdNumber } from '@atrium/contract/people'
import { isNotFound } from '#api/parseApiError.ts'
import { useGetEmployeeQuery } from '#api/peopleLookupApi.ts'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { type QueryErrorState, useQueryError } from '#hooks/useQueryError.ts'

/** What became of looking for one employee; exactly one of these. */
export type BadgeState =
  | { kind: 'loading' }
  /** The address holds no id at all. */
  | { kind: 'unreadable' }
  | { kind: 'unknown'; idnumber: string }
  | { kind: 'failed'; failure: QueryErrorState }
  | { kind: 'ready'; employee: Badge }

/** The employee of an address: `DEV7`, `dev7` and `7` name the same (spec 2). */
export function useBadge(idInAddress: string): BadgeState {
  const idnumber = readIdNumber(idInAddress)
  const { language } = useLanguage()
  const isColleague = useIsColleague()
  const query = useGetEmployeeQuery(
    { idnumber: idnumber ?? '', language },
    // A colleague may have come here before they signed in: what they are told now is more.
    { skip: idnumber === undefined, refetchOnMountOrArgChange: isColleague },
  )
  const { data, error } = query
  const failure = useQueryError(!data && !isNotFound(error), query)
  if (idnumber === undefined) return { kind: 'unreadable' }
  if (failure) return { kind: 'failed', failure }
  if (data) return { kind: 'ready', employee: data }
  return data === null || error ? { kind: 'unknown', idnumber } : { kind: 'loading' }
}
