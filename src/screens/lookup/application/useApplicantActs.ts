import { canWithdraw, type OwnApplication } from '@atrium/contract/careers'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useAnswerKeepingMutation,
  useDeleteApplicationMutation,
  useWithdrawApplicationMutation,
} from '#api/applicantApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { focusMain } from '#hooks/focusMain.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

const acts = ['withdrawal', 'keeping', 'deletion'] as const
type Act = (typeof acts)[number]

const failureScopes = {
  withdrawal: 'application:withdrawal.failure',
  keeping: 'application:keep.failure',
  deletion: 'application:deletion.failure',
} as const

/** What an applicant can do by a button, and the outcome of the last press. */
export function useApplicantActs(token: string, application: OwnApplication, onDeleted: () => void) {
  const { t } = useTranslation('application')
  const [withdrawApplication] = useWithdrawApplicationMutation()
  const [answerKeeping] = useAnswerKeepingMutation()
  const [deleteApplication] = useDeleteApplicationMutation()
  // Posted by the browser itself at first.
  const { refused, sent } = usePlainForm(...acts)
  const [state, setState] = useState<{ act?: Act | undefined; isBusy?: boolean; error?: unknown }>(() => ({
    act: acts.find((act) => act === (refused ?? sent)?.form),
    error: refused?.error,
  }))
  const { act: last, isBusy = false, error } = state
  const isGone = {
    withdrawal: !canWithdraw(application.stage),
    keeping: !application.isAskedToKeep,
    deletion: false,
  }
  const isDone = last !== undefined && !isBusy && error === undefined && isGone[last]
  const { titleOf, textOf } = useFailureTexts(
    failureScopes[last ?? 'deletion'],
    'application:failure',
    'common:failure',
  )
  // The outcome replaces the part with the button that had the focus.
  useEffect(() => {
    if (isDone) focusMain()
  }, [isDone])
  const run = async (act: Act, send: () => { unwrap: () => Promise<unknown> }, onDone?: () => void) => {
    if (isBusy) return
    setState({ act, isBusy: true })
    try {
      await send().unwrap()
      setState({ act })
      onDone?.()
    } catch (failure) {
      setState({ act, error: failure })
    }
  }
  const failed = error === undefined ? undefined : parseApiError(error)
  /** The props of the part of an act. */
  const partOf = (act: Act) => ({
    isSending: isBusy && last === act,
    isOpen: refused?.form === act,
    failure: failed && last === act ? { heading: titleOf(failed), text: textOf(failed) } : undefined,
  })
  return {
    partOf,
    /** What the place of a part says after a success; the part is gone. */
    doneOf: (act: 'withdrawal' | 'keeping') =>
      isDone && last === act ? { id: act, heading: t(`done.${act}`) } : undefined,
    withdraw: () => void run('withdrawal', () => withdrawApplication({ token })),
    keep: (isAllowed: boolean) => void run('keeping', () => answerKeeping({ token, isAllowed })),
    erase: () => void run('deletion', () => deleteApplication({ token }), onDeleted),
  }
}
