import type { IsoDay } from '@atrium/contract/days'
import { leaveAnswerSchema } from '@atrium/contract/leave/schema'
import { AnswerForm } from '@atrium/ui/requests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerLeaveQuestionMutation } from '#api/leaveApi.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { staffKey, useTabState, writeTab } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf } from '#hooks/validateWith.ts'

interface OwnAnswerProps {
  /** Of the request. */
  id: number
  days: readonly IsoDay[]
  today: IsoDay
}

/** The answer to a question about a request; it stays for the tab until it is sent. */
export function OwnAnswer({ id, days, today }: OwnAnswerProps) {
  const { t } = useTranslation('requests')
  const translate = useMessageTexts()
  const showToast = useToasts()
  const { busy, act, failure, reset } = useMutationToast<'answer'>('requests:own.failure')
  const key = `${staffKey}leaveAnswer.${id}`
  const [words = '', setWords] = useTabState<string>(key)
  const [answer] = useAnswerLeaveQuestionMutation()
  const [error, setError] = useState<string>()
  const send = async () => {
    const wrong = messagesOf(leaveAnswerSchema, { words }).words
    setError(wrong)
    reset()
    if (wrong) return
    const change = async () => {
      await answer({ id, words: words.trim() }).unwrap()
      writeTab(key, undefined)
    }
    const failed = await act('answer', change, undefined)
    // The form goes with the question.
    if (!failed) showToast({ kind: 'success', text: t('own.answered'), isAnnounced: true })
    setError(failed?.errors?.words)
  }
  return (
    <AnswerForm
      days={days}
      today={today}
      value={words}
      error={error && translate(error)}
      failure={failure && `${t('own.answerFailed')} ${failure.text}`}
      isSending={busy !== undefined}
      onChange={(text) => {
        setError(undefined)
        setWords(text || undefined)
      }}
      onSend={() => void send()}
    />
  )
}
