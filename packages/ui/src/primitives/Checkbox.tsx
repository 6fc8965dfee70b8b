import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { tickBox } from './tickBox.ts'

interface CheckboxProps {
  label: ReactNode
  /** Under the label: what follows from it. */
  hint?: string | undefined
  isChecked: boolean
  /** Some of those for which the box stands are selected, not all. @default false */
  isMixed?: boolean | undefined
  onChange: (isChecked: boolean) => void
}

/** A checkbox whose effect is immediate. The label is part of the target. */
export function Checkbox({ label, hint, isChecked, isMixed = false, onChange }: CheckboxProps) {
  const hintId = useId()
  return (
    <chakra.div>
      <chakra.label
        display="inline-flex"
        alignItems="center"
        gap="3"
        minHeight="target"
        cursor="pointer"
        textStyle="control"
      >
        <chakra.input
          type="checkbox"
          checked={isChecked}
          ref={(input: HTMLInputElement | null) => {
            if (input) input.indeterminate = isMixed
          }}
          aria-describedby={hint && hintId}
          css={tickBox}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </chakra.label>
      {hint && (
        <chakra.p id={hintId} textStyle="small" color="fg.muted" marginTop="-2" paddingInlineStart="8">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  )
}
