import { Receipt } from '@atrium/ui/careers'
import { useEffect, useRef } from 'react'
import { useGetJobQuery } from '#api/careersApi.ts'
import { pickTranslation } from '#hooks/pickTranslation.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import type { SentApplication } from './useReceipt.ts'

interface ApplicationReceiptProps {
  receipt: SentApplication
  /** Set where the receipt can be closed. */
  onDismiss?: () => void
}

/** The receipt of an application, the same on the form and on the page after it. It gets the focus. */
export function ApplicationReceipt({ receipt, onDismiss }: ApplicationReceiptProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView({ block: 'center' })
  }, [])
  const position = usePosition(receipt.vacancy)
  return (
    <Receipt
      position={position}
      reference={receipt.reference}
      headingRef={headingRef}
      onDismiss={onDismiss}
    />
  )
}

/** The name of the vacancy in the current language, or as it was displayed when the application was sent. */
function usePosition(vacancy: SentApplication['vacancy']): string | undefined {
  const { language } = useLanguage()
  const { data } = useGetJobQuery(vacancy?.id ?? 0, { skip: !vacancy })
  return (data && pickTranslation(data, language)?.text.Position) ?? vacancy?.position
}
