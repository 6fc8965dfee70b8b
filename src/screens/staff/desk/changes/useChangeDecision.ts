import type { Language } from '@atrium/contract/core'
import type { RecordDecision, RecordRequest } from '@atrium/contract/people'
import { recordDecisionSchema } from '@atrium/contract/people/requests/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecideRecordRequestMutation, useUndoRecordDecisionMutation } from '#api/peopleApi.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { staffKey, useTabState, writeTab } from '#hooks/useTabState.ts'
import { messagesOf } from '#hooks/validateWith.ts'

/** The words, and the position in each language. */
type Typed = Record<Language | 'words', string>

/**
 * Decides about a request. What is typed stays for the tab until the decision is taken.
 * @param onDecided called when the server has the decision, or its undo: the button is about to go
 */
export function useChangeDecision(
  { id, changes, answer, heldPosition }: RecordRequest,
  onDecided: (outcome: 'decided' | 'undone') => void,
) {
  const { t } = useTranslation('changes')
  const translate = useMessageTexts()
  const { busy, act, outcome, failed, failure, reset } = useMutationToast<
    RecordDecision['decision'] | 'undo'
  >('changes:decide.failure')
  const key = `${staffKey}recordDecision.${id}`
  const [draft, setDraft] = useTabState<Partial<Typed>>(key)
  const [decide] = useDecideRecordRequestMutation()
  const [undo] = useUndoRecordDecisionMutation()
  const [isUndo, setIsUndo] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  // The person has written one language; HR writes the others.
  const asked = changes.language && { [changes.language]: changes.position }
  const typed: Typed = { words: '', AZ: '', EN: '', RU: '', ...asked, ...draft }

  const takeDecision = async (decision: RecordDecision['decision']) => {
    if (busy) return
    const { words, AZ, EN, RU } = typed
    const isPositionNeeded = decision === 'grant' && changes.position !== undefined
    const body = { decision, words, ...(isPositionNeeded && { position: { AZ, EN, RU } }) }
    const wrong = messagesOf(recordDecisionSchema, body)
    setErrors(wrong)
    setIsUndo(false)
    reset()
    if (Object.keys(wrong).length > 0) return
    const send = async () => {
      await decide({ id, ...recordDecisionSchema.cast(body) }).unwrap()
      writeTab(key, undefined)
      onDecided('decided')
    }
    const found = await act(decision, send, t(`decide.done.${decision}`))
    setErrors(found?.errors ?? {})
  }

  const undoDecision = () => {
    setIsUndo(true)
    reset()
    const send = async () => {
      await undo(id).unwrap()
      // What was typed for the decision is a draft again.
      setDraft({ words: answer, ...heldPosition })
      onDecided('undone')
    }
    void act('undo', send, t('decide.done.undo'))
  }

  const isRefused = failed?.reason === 'refused'
  return {
    typed,
    errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, translate(text)])),
    busy: busy === 'undo' ? undefined : busy,
    isUndoing: busy === 'undo',
    outcome,
    failure: failure && {
      heading: isRefused ? t('decide.changed') : failure.heading,
      // The server's message says why a decision cannot be undone.
      text: isRefused ? (isUndo && failed.message) || t('decide.changedText') : failure.text,
    },
    onUndo: undoDecision,
    onDecide: (decision: RecordDecision['decision']) => void takeDecision(decision),
    onType: (change: Partial<Typed>) => {
      setErrors({})
      setDraft({ ...draft, ...change })
    },
  }
}
