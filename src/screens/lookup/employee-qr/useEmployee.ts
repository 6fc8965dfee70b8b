import { type Employee, readIdNumber } from '@atrium/contract'
import { isNotFound } from '#api/callError.ts'
import { useGetEmployeeQuery } from '#api/employeesApi.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { useIsColleague } from '#hooks/useIsColleague.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** What became of looking for one employee; exactly one of these. */
export type EmployeeState =
  | { kind: 'loading' }
  /** The address holds no id at all. */
  | { kind: 'unreadable' }
  | { kind: 'unknown'; idnumber: string }
  | { kind: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | { kind: 'ready'; employee: Employee }

/** The employee of an address: `DEV7`, `dev7` and `7` name the same (spec 2). */
export function useEmployee(idInAddress: string): EmployeeState {
  const idnumber = readIdNumber(idInAddress)
  const { language } = useLanguage()
  const isColleague = useIsColleague()
  const { data, error, isFetching, refetch } = useGetEmployeeQuery(
    { idnumber: idnumber ?? '', language },
    // A colleague may have come here before they signed in: what they are told now is more.
    { skip: idnumber === undefined, refetchOnMountOrArgChange: isColleague },
  )
  const hasFailed = Boolean(error) && !data && !isNotFound(error)
  useFocusAfterRetry(hasFailed)
  if (idnumber === undefined) return { kind: 'unreadable' }
  if (hasFailed) return { kind: 'failed', error, isRetrying: isFetching, retry: () => void refetch() }
  if (data) return { kind: 'ready', employee: data }
  return data === null || error ? { kind: 'unknown', idnumber } : { kind: 'loading' }
}
