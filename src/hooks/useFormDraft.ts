import type { UnsavedDraft } from '@atrium/ui'
import { useCallback, useState } from 'react'
import { readTabValue, useHasTabValue, useInitialTabValue, writeTab } from './useTabState.ts'

/**
 * The draft of a form: the typed texts and switches, stored for the tab until they have been sent. Files are not
 * stored, and neither is a form whose values all equal `initial` (an empty text and an unset switch by default).
 * Without a key nothing is stored.
 */
export function useFormDraft<Draft extends object>(key: string | undefined, initial?: Draft) {
  const [round, setRound] = useState(0)
  const draft = useInitialTabValue<Draft>(key ?? '', round)
  const isKept = useHasTabValue(key ?? '')

  const onDraft = useCallback(
    (values: object) => {
      if (key === undefined) return
      const typed = Object.entries(values).filter(([, value]) => typeof value !== 'object')
      const isPristine = typed.every(([name, value]) =>
        initial && name in initial ? value === initial[name as keyof Draft] : !value,
      )
      writeTab(key, isPristine ? undefined : Object.fromEntries(typed))
    },
    [key, initial],
  )

  /** Called before sending. The returned function removes the draft, unless it was changed meanwhile. */
  const beginSending = useCallback(() => {
    if (key === undefined) return () => {}
    const sent = JSON.stringify(readTabValue(key))
    return () => {
      if (JSON.stringify(readTabValue(key)) === sent) writeTab(key, undefined)
    }
  }, [key])

  const onDiscard = () => {
    if (key !== undefined) writeTab(key, undefined)
    setRound(round + 1)
  }
  const unsaved: UnsavedDraft = { round, onDiscard: isKept ? onDiscard : undefined }

  return { draft, onDraft, beginSending, unsaved }
}
