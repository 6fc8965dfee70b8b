import { tableStateOf } from '@atrium/ui/table'
import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { orderRows } from './orderRows.ts'
import { questionOf } from './question.ts'
import { useApplicationColumns } from './useApplicationColumns.tsx'
import { useApplications } from './useApplications.ts'

/**
 * The applications before and after one in the list that its address comes from. The server and the first render do without the
 * list, which may be long; one that was read before is not read again. The order stays while applications are looked through, also
 * when a decision takes one out of the list.
 */
export function useNeighbours(id: number | undefined) {
  const { language } = useLanguage()
  const { rows, all, stages, vacancyOf, nameOf, awaitsRating, search } = useApplications(
    useIsHydrated() ? language : skipToken,
  )
  const [params] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const columns = useApplicationColumns({ stages, all, vacancyOf, nameOf, awaitsRating })
  const ordered = useMemo(() => {
    const { view } = questionOf(params)
    return view === 'board' ? rows : orderRows(rows, columns, tableStateOf(params, {}, columns))
  }, [rows, columns, params])
  const [queue, setQueue] = useState<readonly (number | undefined)[]>([])
  const isListed = !search.isSearching && ordered.some((one) => one.id === id)
  if (isListed && !queue.includes(id)) setQueue(ordered.map((one) => one.id))
  const at = queue.indexOf(id)
  const hrefOf = (other: number | undefined) =>
    other === undefined ? undefined : `${href('application', { id: other })}${query}`
  return {
    /** The list. */
    back: `${href('applications')}${query}`,
    previous: at > 0 ? hrefOf(queue[at - 1]) : undefined,
    next: at < 0 ? undefined : hrefOf(queue[at + 1]),
    own: pathname + query,
    /** "3 of 20"; missing for an application that the list does not have. */
    place: at < 0 ? undefined : { number: at + 1, total: queue.length },
    stages,
    /** Tags of all applications. */
    tags: useMemo(() => [...new Set(all.flatMap((one) => one.tags))].sort(), [all]),
  }
}
