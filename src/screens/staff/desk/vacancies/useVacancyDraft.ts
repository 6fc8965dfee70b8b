import type { Vacancy } from '@atrium/contract/hiring'
import { useState } from 'react'
import { staffKey, useTabState, writeTab } from '#hooks/useTabState.ts'
import { changedValues, type Values, valuesOf } from './vacancyValues.ts'

/** What is typed and not saved, with the revision that it was typed over. */
type Draft = Partial<Values> & { revision: number }

/** The draft of a vacancy, and whether a colleague has saved a newer revision than that under it. */
export function useVacancyDraft(vacancy: Vacancy) {
  const draftKey = `${staffKey}vacancy.${vacancy.id}`
  const [kept, write] = useTabState<Draft>(draftKey)
  const [base, setBase] = useState(vacancy)
  // An untouched form follows the server.
  if (!kept && base !== vacancy) setBase(vacancy)
  const revision = kept?.revision ?? vacancy.revision
  return {
    draftKey,
    /** Forgets what is typed. */
    forget: () => writeTab(draftKey, undefined),
    kept,
    revision,
    isOlder: revision < vacancy.revision,
    /** The fields that were changed since, when this page has seen the version before. */
    changed:
      base.revision === revision
        ? (Object.keys(changedValues(valuesOf(vacancy), valuesOf(base))) as (keyof Values)[])
        : [],
    /** What is typed shall take the place of the newer version. */
    keep: () => {
      setBase(vacancy)
      if (kept) write({ ...kept, revision: vacancy.revision })
    },
  }
}

/** After the person's own publication or closing: what is typed belongs to the new revision. */
export function moveDraft(id: number, kept: Draft | undefined, from: number, to: number): void {
  const draftKey = `${staffKey}vacancy.${id}`
  if (kept?.revision === from) writeTab(draftKey, { ...kept, revision: to })
}
