import { chakra } from '@chakra-ui/react'
import { useFormState } from 'react-final-form'
import { Button } from '#primitives/Button.tsx'
import { Spinner } from '#primitives/Spinner.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'

interface SubmitButtonProps {
  label: string
  /** While the form is being sent, on the button and for the ear. */
  busyLabel: string
  /**
   * While true presses do nothing.
   * @default while the form is being sent
   */
  isBusy?: boolean | undefined
  /** How much has been sent, 0 … 1: a bar along the foot of the button. */
  progress?: number | undefined
}

/** Sends the form it stands in. */
export function SubmitButton({ label, busyLabel, isBusy, progress }: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  const busy = isBusy ?? submitting
  return (
    <>
      <Button
        type="submit"
        isFull
        overflow="hidden"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        {...(busy && { onClick: (event) => event.preventDefault() })}
      >
        {busy && <Spinner />}
        {busy ? busyLabel : label}
        {busy && progress !== undefined && (
          <chakra.span
            aria-hidden
            position="absolute"
            insetInlineStart="0"
            bottom="0"
            height="1"
            backgroundColor="bg.accent"
            transitionProperty="width"
            transitionDuration="base"
            style={{ width: `${Math.round(progress * 100)}%` }}
          />
        )}
      </Button>
      <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>
    </>
  )
}
