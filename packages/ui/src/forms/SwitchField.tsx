import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { useField } from 'react-final-form'
import { switchFieldRecipe } from './SwitchField.recipe.ts'

interface SwitchFieldProps {
  /** The field's name in the form's values; the value is `true` or `false`. */
  name: string
  label: string
  /** Under the switch: what follows from its present place; said again whenever it is moved. */
  hint?: ((isOn: boolean) => string) | undefined
}

/** One thing of a form that is on or off; it stands still while the form is being sent. */
export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const styles = useSlotRecipe({ recipe: switchFieldRecipe })()
  const hintId = useId()
  const { input, meta } = useField<boolean>(name, { type: 'checkbox' })
  const isOn = input.checked ?? false
  return (
    <div>
      <chakra.label css={styles.label}>
        <chakra.input
          type="checkbox"
          role="switch"
          name={name}
          checked={isOn}
          aria-describedby={hint && hintId}
          aria-disabled={meta.submitting || undefined}
          css={styles.switch}
          onChange={(event) => !meta.submitting && input.onChange(event)}
          onFocus={input.onFocus}
          onBlur={input.onBlur}
        />
        {label}
      </chakra.label>
      {hint && (
        <chakra.p id={hintId} aria-live="polite" css={styles.hint}>
          {hint(isOn)}
        </chakra.p>
      )}
    </div>
  )
}
