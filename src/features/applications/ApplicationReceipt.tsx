import { Receipt } from '@atrium/ui/careers'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetJobQuery } from '#api/careersApi.ts'
import { pickTranslation } from '#hooks/pickTranslation.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import type { SentApplication } from './useReceipt.ts'

interface ApplicationReceiptProps {
  receipt: SentApplication
  /** Set where the receipt can be closed. */
  onDismiss?: () => void
}

/** The receipt of an application, the same on the form and on the page after it. It takes the focus. */
export function ApplicationReceipt({ receipt, onDismiss }: ApplicationReceiptProps) {
  const { t } = useTranslation('careers')
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { vacancy, reference } = receipt
  const position = usePosition(vacancy)
  return (
    <Receipt
      heading={t(vacancy ? 'receipt.heading' : 'receipt.generalHeading')}
      headingRef={headingRef}
      detail={position && t('receipt.forPosition', { position })}
      text={t(vacancy ? 'receipt.text' : 'receipt.generalText')}
      referenceLabel={t('receipt.reference')}
      reference={reference}
      dismissLabel={t('receipt.dismiss')}
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
