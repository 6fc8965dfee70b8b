import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useField } from 'react-final-form'
import { Icon } from '#primitives/Icon.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { asTyped } from './asTyped.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { styles } from './field.styles.ts'
import { useFieldError } from './serverErrors.ts'
import type { TextFieldProps } from './TextField.tsx'
import { useTypedField } from './useTypedBefore.ts'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'spellCheck' | 'autoComplete'> {
  /** Tells password managers whether to fill in the known one or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** Names the switch that shows what is typed: "Show the password". */
  showLabel: string
  /** What a press does while it is shown: "Hide the password". */
  hideLabel: string
}

const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
const crossedOut = `${eye}M4 3.5l16 17`

/**
 * A password in a form: dots, or what is typed for as long as the person wants to see it. Sending the form hides it
 * again, so that it does not stay on the screen and browsers offer to keep it.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, isRequired, autoComplete, showLabel, hideLabel } = props
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const error = useFieldError(name, meta)
  const ref = useTypedField<HTMLInputElement>(input.value, input.onChange)
  const [isShown, setShown] = useState(false)
  if (isShown && meta.submitting) setShown(false)
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <chakra.span css={styles.password}>
          <chakra.input
            {...control}
            ref={ref}
            name={name}
            type={isShown ? 'text' : 'password'}
            value={input.value}
            aria-required={isRequired}
            readOnly={meta.submitting}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            css={[styles.control, styles.secret]}
            onChange={input.onChange}
            onFocus={input.onFocus}
            onBlur={input.onBlur}
          />
          <IconButton
            label={showLabel}
            title={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            css={styles.reveal}
            // The cursor stays where it is in the field, and a phone keeps its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!isShown)}
          >
            <Icon d={isShown ? crossedOut : eye} />
          </IconButton>
        </chakra.span>
      )}
    </FieldFrame>
  )
}
