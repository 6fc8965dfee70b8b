import { limits } from '@atrium/contract'
import { useEffect, useState } from 'react'
import { useListAuditEntriesQuery } from '#api/auditApi.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** Milliseconds without a key before the server is asked (debounce). */
const pause = 300

/** The newest entries with a text, or those before an entry. While a search runs, the earlier result stays. */
export function useAuditEntries(search: string, before: number | undefined) {
  const [text, setText] = useState(search)
  useEffect(() => {
    const timer = setTimeout(() => setText(search.trim().slice(0, limits.auditText)), pause)
    return () => clearTimeout(timer)
  }, [search])
  const query = useListAuditEntriesQuery(
    { text: text || undefined, before },
    { refetchOnMountOrArgChange: true },
  )
  return { entries: query.data, failure: useQueryError(!query.data, query) }
}
