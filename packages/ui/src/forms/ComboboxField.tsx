import { useField } from 'react-final-form'
import { asTyped } from './asTyped.ts'
import { Combobox, type ComboboxTexts } from './Combobox.tsx'
import { useFieldError } from './serverErrors.ts'

export interface ComboboxFieldTexts extends ComboboxTexts {
  /** The error when a text was typed and nothing chosen: "Choose a person from the list." */
  notChosen: string
}

interface ComboboxFieldProps extends ComboboxFieldTexts {
  /** The field's name in the form's values. A text that is no choice is the value of `<name>Typed`, and stops the form. */
  name: string
}

/** A `Combobox` in a form. */
export function ComboboxField({ name, notChosen, ...texts }: ComboboxFieldProps) {
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const typed = useField<string | undefined>(`${name}Typed`, {
    parse: (text) => text || undefined,
    format: (text) => text,
    validate: (text) => (text ? notChosen : undefined),
  })
  const typedError = useFieldError(`${name}Typed`, typed.meta)
  const error = useFieldError(name, meta)
  return (
    <Combobox
      {...texts}
      value={input.value}
      onChange={input.onChange}
      typed={typed.input.value}
      onTyped={typed.input.onChange}
      onFocus={() => input.onFocus()}
      onBlur={() => input.onBlur()}
      error={typedError ?? error}
      readOnly={meta.submitting ?? false}
    />
  )
}
