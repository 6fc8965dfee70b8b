import { useField } from 'react-final-form'
import { asTyped } from './asTyped.ts'
import { Combobox, type ComboboxTexts } from './Combobox.tsx'
import { useFieldError } from './serverErrors.ts'

interface ComboboxFieldProps extends ComboboxTexts {
  /** The field's name in the form's values. */
  name: string
}

/** A `Combobox` in a form. */
export function ComboboxField({ name, ...texts }: ComboboxFieldProps) {
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const error = useFieldError(name, meta)
  return (
    <Combobox
      {...texts}
      value={input.value}
      onChange={input.onChange}
      onFocus={() => input.onFocus()}
      onBlur={() => input.onBlur()}
      error={error}
      readOnly={meta.submitting ?? false}
    />
  )
}
