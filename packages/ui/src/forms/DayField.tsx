import { isIsoDay } from '@atrium/contract/days'
import { useState } from 'react'
import { useField } from 'react-final-form'
import { asTyped } from './asTyped.ts'
import { DayInput, type DayInputProps } from './DayInput.tsx'
import { useFieldError } from './serverErrors.ts'

interface DayFieldProps
  extends Pick<DayInputProps, 'label' | 'texts' | 'first' | 'last' | 'isRequired' | 'note'> {
  /** The field's name in the form's values, which have a day as `2026/11/24` (spec 3), and else what is typed. */
  name: string
}

/** A day of a form. What is typed and cannot be it has its error as soon as the field is left. */
export function DayField({ name, ...rest }: DayFieldProps) {
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const [isLeftWrong, setLeftWrong] = useState(false)
  if (isLeftWrong && !meta.error) setLeftWrong(false)
  const submitError = useFieldError(name, meta)
  const isErrorLate = isLeftWrong && !submitError
  const day = input.value.replaceAll('/', '-')
  return (
    <DayInput
      {...rest}
      name={name}
      value={isIsoDay(day) ? day : input.value}
      error={isErrorLate ? meta.error : submitError}
      isErrorLate={isErrorLate}
      isReadOnly={meta.submitting ?? false}
      onChange={(value) => input.onChange(isIsoDay(value) ? value.replaceAll('-', '/') : value)}
      onFocus={() => input.onFocus()}
      onBlur={() => {
        input.onBlur()
        setLeftWrong(input.value.trim() !== '' && Boolean(meta.error))
      }}
    />
  )
}
