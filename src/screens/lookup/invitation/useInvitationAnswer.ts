import type { IsoDay } from '@atrium/contract/days'
import type { AnswerState, Invitation } from '@atrium/contract/meetings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerInvitationMutation } from '#api/invitationsApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

/** The answer to an invitation: a function that sends it, and what became of it. */
export function useInvitationAnswer(
  shown: { token: string; answeredDay: IsoDay | undefined },
  { answer, sequence, occurrence }: Invitation,
) {
  const { t } = useTranslation('invitation')
  const { textOf } = useFailureTexts('common:failure')
  const { language } = useLanguage()
  const [answerInvitation] = useAnswerInvitationMutation()
  // Posted by the browser itself at first.
  const { refused, sent } = usePlainForm('answer')
  const [state, setState] = useState<{ sending?: AnswerState; isSent?: boolean; error?: unknown }>({
    isSent: sent !== undefined,
    error: refused?.error,
  })
  const send = async (chosen: AnswerState) => {
    setState({ sending: chosen })
    const { error } = await answerInvitation({ ...shown, language, state: chosen, sequence, day: occurrence })
    setState(error ? { error } : { isSent: true })
  }
  return { send: (chosen: AnswerState) => void send(chosen), sending: state.sending, outcome: outcomeOf() }

  function outcomeOf() {
    if (state.sending) return undefined
    if (state.error)
      return { kind: 'failed' as const, heading: t('failedTitle'), text: textOf(parseApiError(state.error)) }
    if (answer) return { kind: 'done' as const, heading: t(`state.${answer}`), text: t('stateText') }
    if (state.isSent) return { kind: 'failed' as const, heading: t('again.heading'), text: t('again.text') }
    return undefined
  }
}
