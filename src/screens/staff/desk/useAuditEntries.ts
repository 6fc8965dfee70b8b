import { type AuditQuestion, auditActions, auditFilters } from '@atrium/contract/audit'
import { limits } from '@atrium/contract/core'
import { isIsoDay } from '@atrium/contract/days'
import { daysOf, type TableState } from '@atrium/ui/table'
import { useEffect, useState } from 'react'
import { useListAuditEntriesQuery } from '#api/auditApi.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** Milliseconds without a key before the call (debounce). */
const pause = 300

/** The newest entries that fit the table, or those before an entry. While a search runs, the earlier result stays. */
export function useAuditEntries(state: TableState, before: number | undefined) {
  const key = JSON.stringify({ ...questionOf(state), before })
  const [asked, setAsked] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(key), pause)
    return () => clearTimeout(timer)
  }, [key])
  const question: AuditQuestion = JSON.parse(asked)
  const query = useListAuditEntriesQuery(question, { refetchOnMountOrArgChange: true })
  // An answer to another question does not stand for one that failed.
  const hasAnswer = query.currentData !== undefined || (query.data !== undefined && !query.isError)
  return { entries: query.data, failure: useQueryError(!hasAnswer, query) }
}

/** The query of the call. An address may have values that no list offers. */
function questionOf({ search, filters }: TableState): AuditQuestion {
  const { from, to } = daysOf(filters.when)
  const actor = filters.actor ?? ''
  return {
    text: search.trim().slice(0, limits.auditText) || undefined,
    kind: auditFilters.find((kind) => kind === filters.kind),
    action: auditActions.find((action) => action === filters.action),
    actor: /^\d{1,9}$/.test(actor) ? Number(actor) : undefined,
    from: isIsoDay(from) ? from : undefined,
    to: isIsoDay(to) ? to : undefined,
  }
}
