import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useAnswerKeepingMutation,
  useDeleteApplicationMutation,
  useWithdrawApplicationMutation,
} from '#api/applicantApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

type Act = 'withdrawal' | 'keeping' | 'deletion'
type Done = Exclude<Act, 'deletion'> | 'contactData' | 'newCv'

const doneForms = ['withdrawal', 'keeping', 'contactData', 'newCv'] as const

/** What an applicant can do by a button, and the outcome of the last change of any kind. */
export function useApplicantActs(token: string, onDeleted: () => void) {
  const { t } = useTranslation('application')
  const { titleOf, textOf } = useFailureTexts('application:failure', 'common:failure')
  const [withdrawApplication] = useWithdrawApplicationMutation()
  const [answerKeeping] = useAnswerKeepingMutation()
  const [deleteApplication] = useDeleteApplicationMutation()
  // Posted by the browser itself at first.
  const posted = usePlainForm(...doneForms)
  const { refused } = usePlainForm('withdrawal', 'keeping', 'deletion')
  const [state, setState] = useState<{ busy?: Act; done?: Done | undefined; error?: unknown }>(() => ({
    done: doneForms.find((form) => form === posted.sent?.form),
    error: refused?.error,
  }))
  const act = async (busy: Act, send: () => { unwrap: () => Promise<unknown> }, onDone: () => void) => {
    if (state.busy) return
    setState({ busy })
    try {
      await send().unwrap()
      setState({})
      onDone()
    } catch (error) {
      setState({ error })
    }
  }
  const failed = state.error ? parseApiError(state.error) : undefined
  const showDone = (done: Done) => setState({ done })
  return {
    busy: state.busy,
    done: state.done && t(`done.${state.done}`),
    failure: failed && { heading: titleOf(failed), text: textOf(failed) },
    showDone,
    withdraw: () =>
      void act(
        'withdrawal',
        () => withdrawApplication({ token }),
        () => showDone('withdrawal'),
      ),
    keep: (isAllowed: boolean) =>
      void act(
        'keeping',
        () => answerKeeping({ token, isAllowed }),
        () => showDone('keeping'),
      ),
    erase: () => void act('deletion', () => deleteApplication({ token }), onDeleted),
  }
}
