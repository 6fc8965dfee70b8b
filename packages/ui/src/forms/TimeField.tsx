import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { styles } from './field.styles.ts'
import { stepTime, tidyTime } from './timeText.ts'

interface TimeFieldProps {
  label: string
  /** As typed; `HH:mm` once it is a time. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /**
   * Invalid without an error of its own: the element `describedBy` has the error.
   * @default false
   */
  isInvalid?: boolean | undefined
  /** Ids of further descriptions. */
  describedBy?: string | undefined
  /** @default false */
  isRequired?: boolean | undefined
  /** @default false */
  isDisabled?: boolean | undefined
}

/** How far the arrow keys lead, in minutes. */
const step = 15

/** A time of day that is typed (`9`, `930` and `9.30` become `HH:mm`), or moved by the arrow keys; no Now button. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, onChange, error, isInvalid, describedBy, isRequired, isDisabled } = props
  const tidy = () => {
    if (tidyTime(value) !== value) onChange(tidyTime(value))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') tidy()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onChange(stepTime(value, event.key === 'ArrowUp' ? step : -step))
  }
  return (
    <FieldFrame label={label} error={error} describedBy={describedBy}>
      {(control) => (
        <chakra.input
          {...control}
          {...(isInvalid && { 'aria-invalid': true })}
          aria-required={isRequired}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="00:00"
          maxLength={8}
          value={value}
          disabled={isDisabled}
          css={styles.control}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={tidy}
        />
      )}
    </FieldFrame>
  )
}
