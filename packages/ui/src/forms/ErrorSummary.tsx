import { chakra } from '@chakra-ui/react'
import { useFormState } from 'react-final-form'
import { WarningIcon } from '#primitives/icons.tsx'

export interface ErrorSummaryProps {
  /** "2 fields need your attention." */
  label: (count: number) => string
}

/** Beside the submit button after a failed sending: how many fields are still wrong. */
export function ErrorSummary({ label }: ErrorSummaryProps) {
  const { submitFailed, errors } = useFormState({ subscription: { submitFailed: true, errors: true } })
  const count = submitFailed ? Object.values(errors ?? {}).filter(Boolean).length : 0
  return (
    <div role="status">
      {count > 0 && (
        <chakra.p
          display="flex"
          gap="1.5"
          alignItems="center"
          textStyle="small"
          fontWeight="medium"
          color="fg.danger"
        >
          <WarningIcon fontSize="0.9375rem" />
          {label(count)}
        </chakra.p>
      )}
    </div>
  )
}
