import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { constants } from '#config/constants.ts'
import { href } from '#config/site.ts'
import { type SentApplication, useReceipt } from './useReceipt.ts'

/**
 * After a success (spec 2): the receipt takes the form's place, and when the toast's time is over the
 * applicant is taken to `/career`, where the receipt stays. The form's place in the history is given up: Back
 * does not lead to an empty form.
 */
export function useSentApplication() {
  const { receipt, keep } = useReceipt()
  const [isSent, setSent] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSent) return undefined
    const timer = setTimeout(() => void navigate(href('careers'), { replace: true }), constants.toastMs)
    return () => clearTimeout(timer)
  }, [isSent, navigate])
  const onSent = (sent: SentApplication) => {
    keep(sent)
    setSent(true)
  }
  return { receipt, isSent, onSent }
}
