import { chakra } from '@chakra-ui/react'
import { use } from 'react'
import { useFormState } from 'react-final-form'
import { Button, type ButtonProps } from '#primitives/Button.tsx'
import { OutcomeNote } from '#primitives/OutcomeNote.tsx'
import { Spinner } from '#primitives/Spinner.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { FormOutcome } from './FormOutcome.ts'
import { styles } from './field.styles.ts'

interface SubmitButtonProps {
  label: string
  /** While the form is being sent, on the button and for the ear. */
  busyLabel: string
  /** @default 'primary' */
  variant?: ButtonProps['variant']
  /** Whether it is as wide as its form in every window; else in a narrow one only. @default true */
  isFull?: boolean | undefined
  /**
   * Ignores presses.
   * @default while the form is submitting
   */
  isBusy?: boolean | undefined
  /** How much has been sent, 0 … 1: a bar along the foot of the button. */
  progress?: number | undefined
}

/** Submits its form. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, variant, isFull = true, isBusy, progress } = props
  const { submitting } = useFormState({ subscription: { submitting: true } })
  const outcome = use(FormOutcome)
  const busy = isBusy ?? submitting
  return (
    <>
      <Button
        type="submit"
        variant={variant}
        isFull
        {...(!isFull && { maxWidth: { sm: 'max-content' }, minWidth: { sm: '10rem' } })}
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
            css={styles.progress}
            style={{ width: `${Math.round(progress * 100)}%` }}
          />
        )}
      </Button>
      {outcome !== undefined && <OutcomeNote outcome={outcome ?? undefined} />}
      <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>
    </>
  )
}
