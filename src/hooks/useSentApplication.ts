import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { constants } from '#config/constants.ts'
import { href } from '#config/site.ts'
import { type SentApplication, withReceipt } from './useReceipt.ts'

/**
 * After a success (spec 2): the receipt takes the form's place, and when the toast's time is over the
 * applicant is taken to `/career`, where the receipt stays.
 */
export function useSentApplication() {
  const [sent, setSent] = useState<SentApplication>()
  const navigate = useNavigate()
  useEffect(() => {
    if (!sent) return undefined
    const timer = setTimeout(
      () => void navigate(href('careers'), { state: withReceipt(sent) }),
      constants.toastMs,
    )
    return () => clearTimeout(timer)
  }, [sent, navigate])
  return { sent, setSent }
}
