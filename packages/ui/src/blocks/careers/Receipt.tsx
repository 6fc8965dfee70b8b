import { chakra } from '@chakra-ui/react'
import { type Ref, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
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
  heading: string
  /** The next step. */
  text: string
  /** The subject: "Vacancy: Project manager". */
  detail?: string | undefined
  /** "Reference", before the number. */
  referenceLabel: string
  /** The reference number, if there is one. */
  reference?: string | undefined
  /** Lets the caller focus the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** With `onDismiss`: names the button that closes the receipt. */
  dismissLabel?: string | undefined
  onDismiss?: (() => void) | undefined
}

/**
 * The receipt of a finished task: its subject, its number, the next step. No live region: its heading takes the focus, and
 * is heard with it.
 */
export function Receipt(props: ReceiptProps) {
  const { heading, text, detail, referenceLabel, reference, dismissLabel, onDismiss } = props
  const headingId = useId()
  return (
    <chakra.section aria-labelledby={headingId} data-tone="light" data-receipt css={styles.root}>
      <ReceiptBars />
      {dismissLabel && onDismiss && (
        <IconButton label={dismissLabel} css={styles.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
      <Heading level={2} size="h3" id={headingId} ref={props.headingRef} tabIndex={-1} marginTop="5">
        {heading}
      </Heading>
      {detail && <Text css={styles.detail}>{detail}</Text>}
      <Text tone="muted" isProse marginTop="2">
        {text}
      </Text>
      {reference && (
        <chakra.dl marginTop="5">
          <Text as="dt" size="small" tone="muted">
            {referenceLabel}
          </Text>
          <chakra.dd css={styles.reference}>{reference}</chakra.dd>
        </chakra.dl>
      )}
    </chakra.section>
  )
}
