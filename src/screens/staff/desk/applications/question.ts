import type { ApplicationRow } from '@atrium/contract/hiring'

/** What the page of applications shows by the query of its address. */
export interface Question {
  view: 'table' | 'board'
  /** The words of the search. */
  q: string
  /** The id of a vacancy, `general`, or empty for all. */
  vacancy: string
}

export const questionOf = (params: URLSearchParams): Question => ({
  view: params.get('view') === 'board' ? 'board' : 'table',
  q: params.get('q') ?? '',
  vacancy: params.get('vacancy') ?? '',
})

/** The query of the address with a part of the question changed; other rows begin at their first page. */
export function withQuestion(
  params: URLSearchParams,
  { view, ...changes }: Partial<Question>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const all = { ...changes, ...(view && { view: view === 'table' ? '' : view }) }
  for (const [name, value] of Object.entries(all))
    if (value) next.set(name, value)
    else next.delete(name)
  if ('q' in changes || 'vacancy' in changes) next.delete('page')
  return next
}

/** Whether an application is for the vacancy of the question. */
export const isForVacancy = ({ vacancyId }: ApplicationRow, vacancy: string): boolean =>
  vacancy === '' || (vacancyId === null ? vacancy === 'general' : String(vacancyId) === vacancy)
