import { chakra } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { Text } from '#primitives/Text.tsx'
import { ReceiptBars } from './ReceiptBars.tsx'

export interface ReceiptProps {
  heading: string
  /** What happens next. */
  text: string
  /** What it was about: "Vacancy: Project manager". */
  detail?: string | undefined
  /** "Reference", before the number. */
  referenceLabel: string
  /** The number to quote; without one its row is left out. */
  reference?: string | undefined
  /** Links and buttons: where to go from here. */
  actions?: ReactNode
  /** The heading, so that the focus can be moved to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** With `onDismiss`: names the button that closes the receipt. */
  dismissLabel?: string | undefined
  onDismiss?: (() => void) | undefined
  /**
   * `panel` has its own ground, `plain` stands on the card it is put on.
   * @default 'panel'
   */
  variant?: 'panel' | 'plain' | undefined
}

/** A finished task, calmly: what was done, its number, what comes next. It stays until the person leaves. */
export function Receipt(props: ReceiptProps) {
  const { heading, text, detail, referenceLabel, reference, actions, variant = 'panel' } = props
  const { dismissLabel, onDismiss } = props
  const headingId = useId()
  const panel = { padding: { base: '6', md: '8' }, backgroundColor: 'bg.quiet', borderRadius: 'card' }
  return (
    <chakra.section
      role="status"
      aria-labelledby={headingId}
      data-tone="light"
      data-receipt
      position="relative"
      css={variant === 'panel' ? panel : {}}
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
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="6">
          {actions}
        </chakra.div>
      )}
    </chakra.section>
  )
}
