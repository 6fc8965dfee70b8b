import { useField } from 'react-final-form'
import { Switch } from '#primitives/Switch.tsx'

interface SwitchFieldProps {
  /** The field's name in the form's values; the value is `true` or `false`. */
  name: string
  label: string
  /** Under the switch: the effect of its present state; announced when the state changes. */
  hint?: ((isOn: boolean) => string) | undefined
}

/** A switch of a form; read-only while the form is submitting. */
export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox' })
  const isOn = input.checked ?? false
  return (
    <Switch
      label={label}
      hint={hint?.(isOn)}
      name={name}
      isOn={isOn}
      isReadOnly={meta.submitting}
      onChange={input.onChange}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  )
}
