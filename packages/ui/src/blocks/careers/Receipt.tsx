import { chakra } from '@chakra-ui/react'
import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { NextSteps } from './NextSteps.tsx'
import { ReceiptBars } from './ReceiptBars.tsx'

const styles = defineSlotStyles({
  root: {
    position: 'relative',
    maxWidth: '43rem',
    padding: { base: '6', md: '8' },
    borderRadius: 'card',
    backgroundColor: 'bg.quiet',
  },
  dismiss: { position: 'absolute', top: '3', insetInlineEnd: '3' },
  detail: { marginTop: '2', fontWeight: 'strong' },
  reference: { marginTop: '0.5', textStyle: 'h3', fontVariantNumeric: 'tabular-nums', hyphens: 'manual' },
})

interface ReceiptProps {
  /** The name of the vacancy; `undefined` for a CV without one. */
  position?: string | undefined
  /** The reference number, if there is one. */
  reference?: string | undefined
  /** Lets the caller focus the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** Set where the receipt can be closed. */
  onDismiss?: (() => void) | undefined
}

/**
 * The receipt of a finished task: its subject, its number, the next step. No live region: its heading takes the focus, and
 * is heard with it.
 */
export function Receipt({ position, reference, headingRef, onDismiss }: ReceiptProps) {
  const { t } = useTranslation('careers')
  const headingId = useId()
  return (
    <chakra.section
      id="application"
      aria-labelledby={headingId}
      data-tone="light"
      data-receipt
      css={styles.root}
    >
      <ReceiptBars />
      {onDismiss && (
        <IconButton label={t('receipt.dismiss')} css={styles.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
      <Heading level={2} size="h3" id={headingId} ref={headingRef} tabIndex={-1} marginTop="5">
        {t(position ? 'receipt.heading' : 'receipt.generalHeading')}
      </Heading>
      {position && <Text css={styles.detail}>{t('receipt.forPosition', { position })}</Text>}
      <Text tone="muted" isProse marginTop="2">
        {t(position ? 'receipt.text' : 'receipt.generalText')}
      </Text>
      {reference && (
        <chakra.dl marginTop="5">
          <Text as="dt" size="small" tone="muted">
            {t('receipt.reference')}
          </Text>
          <chakra.dd css={styles.reference}>{reference}</chakra.dd>
        </chakra.dl>
      )}
      {position && (
        <chakra.div marginTop="6">
          <NextSteps level={3} from="talk" />
        </chakra.div>
      )}
    </chakra.section>
  )
}
