import type { IsoDay } from '@atrium/contract/days'
import type { AnswerState, Invitation } from '@atrium/contract/meetings'
import { useState } from 'react'
import { useAnswerInvitationMutation } from '#api/meetingsLookupApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

/** The answer to an invitation: a function that sends it, and the result. */
export function useInvitationAnswer(
  shown: { token: string; answeredDay: IsoDay | undefined },
  { sequence, occurrence }: Invitation,
) {
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
  return {
    onAnswer: (chosen: AnswerState) => void send(chosen),
    sending: state.sending,
    isSent: state.isSent === true,
    failure: state.error ? textOf(parseApiError(state.error)) : undefined,
  }
}
