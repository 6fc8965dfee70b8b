import { formField, isEmailAddress } from '@atrium/contract/core'
import type { Subscription } from '@atrium/contract/newsletter'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubscribeMutation } from '#api/newsletterApi.ts'
import { type Outcome, outcomeOfError } from './subscribeOutcome.ts'
import { usePlainForm } from './usePlainForm.ts'
import { useToasts } from './useToasts.ts'

/**
 * The form of a subscription, such as the newsletter strip (spec 2, 4, 5 and 8; departure 7): validates the address, sends it,
 * and shows the outcome in a toast and next to the field, until the person types or submits again.
 */
export function useSubscribe(form: 'newsletter' | 'alerts') {
  const { t } = useTranslation()
  const showToast = useToasts()
  const { refused, sent } = usePlainForm(form)
  const [email, setEmail] = useState(refused?.values.email ?? '')
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    if (sent) return { kind: 'success', textKey: 'SubscribeMessage' }
    return refused && outcomeOfError(refused.error)
  })
  const [send, { isLoading }] = useSubscribeMutation()

  const textOf = (ended: Outcome) => ended.sentence ?? t(`subscribe.${ended.textKey}`)

  const end = (ended: Outcome) => {
    setOutcome(ended)
    showToast({ kind: ended.kind, text: textOf(ended) })
  }

  const submit = async (request: Omit<Subscription, 'email'>) => {
    if (isLoading) return
    const address = email.trim()
    setOutcome(undefined)
    if (address === '') return end({ kind: 'error', textKey: 'MessageFalse', isAboutField: true })
    if (!isEmailAddress(address))
      return end({ kind: 'error', textKey: 'SubscripeNotEmail', isAboutField: true })
    const { error } = await send({ ...request, email: address })
    if (error) return end(outcomeOfError(error))
    setEmail('')
    end({ kind: 'success', textKey: 'SubscribeMessage' })
  }

  return {
    post: { action: `#${form}`, fields: { [formField]: form } },
    value: email,
    onChange: (typed: string) => {
      setEmail(typed)
      setOutcome(undefined)
    },
    onSubmit: (request: Omit<Subscription, 'email'> = {}) => void submit(request),
    /** What was typed besides the address into a form that the browser posted by itself, and that was refused. */
    refusedValues: refused?.values,
    isBusy: isLoading,
    ...(outcome && { outcome: { ...outcome, text: textOf(outcome) } }),
  }
}
