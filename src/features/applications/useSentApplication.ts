import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { constants } from '#config/constants.ts'
import { href } from '#config/site.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'
import { type SentApplication, useReceipt } from './useReceipt.ts'

/**
 * After a success (spec 2): the receipt takes the form's place, and when the toast's time is over the
 * applicant is taken to `/career`, where the receipt stays. The form's place in the history is given up: Back
 * does not lead to an empty form. Posted without JavaScript, the form's page itself comes back with the receipt.
 */
export function useSentApplication({ vacancy }: Pick<SentApplication, 'vacancy'> = {}) {
  const { receipt: kept, keep } = useReceipt()
  const { sent } = usePlainForm('application')
  const [isSent, setSent] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSent) return undefined
    const timer = setTimeout(() => void navigate(href('careers'), { replace: true }), constants.toastMs)
    return () => clearTimeout(timer)
  }, [isSent, navigate])
  const onSent = (reference: string | undefined) => {
    keep({ reference, vacancy })
    setSent(true)
  }
  const receipt = sent ? { reference: sent.reference, vacancy } : kept
  return { receipt, isSent: isSent || sent !== undefined, onSent }
}
