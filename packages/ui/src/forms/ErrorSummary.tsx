import { chakra } from '@chakra-ui/react'
import { useFormState } from 'react-final-form'
import { WarningIcon } from '#primitives/icons.tsx'
import { styles } from './field.styles.ts'

interface ErrorSummaryProps {
  /** "2 fields need your attention." */
  label: (count: number) => string
}

/** Beside the submit button after a failed sending: how many fields are still wrong. */
export function ErrorSummary({ label }: ErrorSummaryProps) {
  const { submitFailed, errors } = useFormState({ subscription: { submitFailed: true, errors: true } })
  const count = submitFailed ? Object.values(errors ?? {}).filter(Boolean).length : 0
  return (
    // There before its words, or they would not be read out.
    <chakra.div role="status" css={styles.status}>
      {count > 0 && (
        <chakra.p css={styles.summary}>
          <WarningIcon />
          {label(count)}
        </chakra.p>
      )}
    </chakra.div>
  )
}
