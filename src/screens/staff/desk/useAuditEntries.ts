import { type AuditQuestion, auditActions, auditFilters } from '@atrium/contract/audit'
import { limits } from '@atrium/contract/core'
import { isIsoDay } from '@atrium/contract/days'
import { daysOf, tableStateOf } from '@atrium/ui/table'
import { useEffect, useState } from 'react'
import { useListAuditEntriesQuery } from '#api/auditApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** Milliseconds without a key before the call (debounce). */
const pause = 300

/** The entries for the query of the page's address. While a search runs, the earlier result stays. */
export function useAuditEntries(params: URLSearchParams) {
  const key = JSON.stringify(auditQuestionOf(params))
  const [asked, setAsked] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(key), pause)
    return () => clearTimeout(timer)
  }, [key])
  const question: AuditQuestion = JSON.parse(asked)
  const { refetchOnMountOrArgChange } = useLiveList()
  const query = useListAuditEntriesQuery(question, { refetchOnMountOrArgChange })
  // An answer to another question does not stand for one that failed.
  const hasAnswer = query.currentData !== undefined || (query.data !== undefined && !query.isError)
  return { entries: query.data, failure: useQueryError(!hasAnswer, query) }
}

/**
 * The query of the call: the newest entries that fit the table, or those before an entry (`?before=`). An address may have
 * values that no list offers.
 */
export function auditQuestionOf(params: URLSearchParams): AuditQuestion {
  const { search, filters } = tableStateOf(params)
  const { from, to } = daysOf(filters.when)
  const actor = filters.actor ?? ''
  return {
    text: search.trim().slice(0, limits.auditText) || undefined,
    kind: auditFilters.find((kind) => kind === filters.kind),
    action: auditActions.find((action) => action === filters.action),
    actor: /^-?\d{1,9}$/.test(actor) ? Number(actor) : undefined,
    from: isIsoDay(from) ? from : undefined,
    to: isIsoDay(to) ? to : undefined,
    before: Number(params.get('before')) || undefined,
  }
}
