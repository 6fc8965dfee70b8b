import { Receipt } from '@atrium/ui/careers'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentApplication } from './useReceipt.ts'

interface ApplicationReceiptProps {
  receipt: SentApplication
  /** Offered where the receipt can be closed. */
  onDismiss?: () => void
}

/** A receipt in words, the same on the form and on the page after it; the reader's focus goes to it. */
export function ApplicationReceipt({ receipt, onDismiss }: ApplicationReceiptProps) {
  const { t } = useTranslation('careers')
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { position, reference } = receipt
  return (
    <Receipt
      heading={t('receipt.heading')}
      headingRef={headingRef}
      detail={position && t('receipt.forPosition', { position })}
      text={t('receipt.text')}
      referenceLabel={t('receipt.reference')}
      reference={reference}
      dismissLabel={t('receipt.dismiss')}
      onDismiss={onDismiss}
    />
  )
}
