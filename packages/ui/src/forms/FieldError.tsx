import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { WarningIcon } from '#primitives/icons.tsx'
import { styles } from './field.styles.ts'
import { useErrorRole } from './useErrorRole.ts'

interface FieldErrorProps extends ComponentProps<typeof chakra.p> {
  /** The id of the control that it describes. */
  controlId?: string | undefined
  /** It came as the control was left: an alert, for the focus is elsewhere. @default false */
  isLate?: boolean | undefined
}

/** The error of a control, below it. */
export function FieldError({ controlId, isLate = false, children, ...rest }: FieldErrorProps) {
  const role = useErrorRole(controlId)
  return (
    <chakra.p role={isLate ? 'alert' : role} css={styles.error} {...rest}>
      <WarningIcon />
      <chakra.span minWidth="0">{children}</chakra.span>
    </chakra.p>
  )
}
