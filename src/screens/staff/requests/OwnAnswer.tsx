import { leaveAnswerSchema } from '@atrium/contract/leave/schema'
import { AnswerForm } from '@atrium/ui/requests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerLeaveQuestionMutation } from '#api/leaveApi.ts'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { staffKey, useTabState, writeTab } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf, useMessageTexts } from '#hooks/validateWith.ts'

/** The answer to a question about a request; it stays for the tab until it is sent. */
export function OwnAnswer({ id, days }: { id: number; days: string }) {
  const { t } = useTranslation('requests')
  const showToast = useToasts()
  const translate = useMessageTexts()
  const { textOf } = useFailureTexts('requests:own.failure')
  const key = `${staffKey}leaveAnswer.${id}`
  const [words = '', setWords] = useTabState<string>(key)
  const [answer, { isLoading }] = useAnswerLeaveQuestionMutation()
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<CallFailure>()
  const send = async () => {
    const wrong = messagesOf(leaveAnswerSchema, { words }).words
    setError(wrong)
    setFailure(undefined)
    if (wrong) return
    try {
      await answer({ id, words: words.trim() }).unwrap()
      writeTab(key, undefined)
      showToast({ kind: 'success', text: t('own.answered'), isAnnounced: true })
    } catch (reason) {
      const failed = parseApiError(reason)
      setError(failed.errors?.words)
      setFailure(failed)
    }
  }
  return (
    <AnswerForm
      label={t('own.answer')}
      value={words}
      error={error && translate(error)}
      failure={failure && `${t('own.answerFailed')} ${textOf(failure)}`}
      send={{ text: t('own.sendAnswer'), label: t('own.sendAnswerLabel', { days }) }}
      isSending={isLoading}
      onChange={(text) => {
        setError(undefined)
        setWords(text || undefined)
      }}
      onSend={() => void send()}
    />
  )
}
