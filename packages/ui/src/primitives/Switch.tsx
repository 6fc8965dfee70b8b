import { Switch as ChakraSwitch, chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { overTheTarget } from './overTheTarget.ts'
import { switchRecipe } from './Switch.recipe.ts'

interface SwitchProps {
  label: string
  /** Under the switch: the effect of its present state; announced when the state changes. */
  hint?: string | undefined
  /** The name of its input in a form. */
  name?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  /**
   * Ignores presses and keeps the focus.
   * @default false
   */
  isReadOnly?: boolean | undefined
}

/** A switch, on Chakra's Switch. The label is part of the target. */
export function Switch(props: SwitchProps) {
  const { label, hint, name, isOn, onChange, onFocus, onBlur, isDisabled = false, isReadOnly = false } = props
  const styles = useSlotRecipe({ recipe: switchRecipe })()
  const hintId = useId()
  return (
    <div>
      <ChakraSwitch.Root
        unstyled
        css={styles.root}
        name={name}
        checked={isOn}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onCheckedChange={({ checked }) => onChange(checked)}
      >
        <ChakraSwitch.HiddenInput
          role="switch"
          aria-describedby={hint && hintId}
          aria-disabled={isReadOnly || undefined}
          style={overTheTarget}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        <ChakraSwitch.Control css={styles.control}>
          <ChakraSwitch.Thumb css={styles.thumb} />
        </ChakraSwitch.Control>
        <ChakraSwitch.Label>{label}</ChakraSwitch.Label>
      </ChakraSwitch.Root>
      {hint && (
        <chakra.p id={hintId} aria-live="polite" css={styles.hint}>
          {hint}
        </chakra.p>
      )}
    </div>
  )
}
