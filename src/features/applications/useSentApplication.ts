import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { constants } from '#config/constants.ts'
import { href } from '#config/site.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'
import { type SentApplication, useReceipt } from './useReceipt.ts'

/**
 * After a success (spec 2) the receipt replaces the form, and after the time of the toast the page navigates to
 * `/career`, which shows the receipt. The navigation replaces the history entry of the form: Back does not lead to an
 * empty form. A form posted without JavaScript returns its own page with the receipt.
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
