import { chakra } from '@chakra-ui/react'
import { useFormState } from 'react-final-form'
import { WarningIcon } from '#primitives/icons.tsx'

interface ErrorSummaryProps {
  /** "2 fields need your attention." */
  label: (count: number) => string
}

/** Beside the submit button after a failed sending: how many fields are still wrong. */
export function ErrorSummary({ label }: ErrorSummaryProps) {
  const { submitFailed, errors } = useFormState({ subscription: { submitFailed: true, errors: true } })
  const count = submitFailed ? Object.values(errors ?? {}).filter(Boolean).length : 0
  return (
    // There before its words, or they would not be read out; without them it takes no room between the fields.
    <chakra.div role="status" css={{ '&:empty': { position: 'absolute' } }}>
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
    </chakra.div>
  )
}
