import { chakra } from '@chakra-ui/react'
import { type Ref, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { Text } from '#primitives/Text.tsx'
import { ReceiptBars } from './ReceiptBars.tsx'

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

/** The receipt of a finished task: its subject, its number, the next step. */
export function Receipt(props: ReceiptProps) {
  const { heading, text, detail, referenceLabel, reference, dismissLabel, onDismiss } = props
  const headingId = useId()
  return (
    <chakra.section
      role="status"
      aria-labelledby={headingId}
      data-tone="light"
      data-receipt
      position="relative"
      padding={{ base: '6', md: '8' }}
      borderRadius="card"
      backgroundColor="bg.quiet"
    >
      <ReceiptBars />
      {dismissLabel && onDismiss && (
        <IconButton label={dismissLabel} position="absolute" top="3" insetInlineEnd="3" onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
      <Heading level={2} size="h3" id={headingId} ref={props.headingRef} tabIndex={-1} marginTop="5">
        {heading}
      </Heading>
      {detail && (
        <Text fontWeight="strong" marginTop="2">
          {detail}
        </Text>
      )}
      <Text tone="muted" isProse marginTop="2">
        {text}
      </Text>
      {reference && (
        <chakra.dl marginTop="5">
          <chakra.dt textStyle="small" color="fg.muted">
            {referenceLabel}
          </chakra.dt>
          <chakra.dd textStyle="h3" fontVariantNumeric="tabular-nums" hyphens="manual" marginTop="0.5">
            {reference}
          </chakra.dd>
        </chakra.dl>
      )}
    </chakra.section>
  )
}
