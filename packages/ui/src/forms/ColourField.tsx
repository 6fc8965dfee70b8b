import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { asTyped } from './asTyped.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { styles } from './field.styles.ts'
import { useFieldError } from './serverErrors.ts'
import { useTypedField } from './useTypedBefore.ts'

interface ColourFieldProps extends FieldTexts {
  name: string
  /** Names the browser's own chooser. */
  chooseLabel: string
  /** Stands for an empty field. */
  fallback: string
}

/** A colour, chosen or written as `#rrggbb`. */
export function ColourField({ name, chooseLabel, fallback, ...texts }: ColourFieldProps) {
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const error = useFieldError(name, meta)
  const ref = useTypedField<HTMLInputElement>(input.value, input.onChange)
  const isColour = /^#[\da-f]{6}$/i.test(input.value)
  return (
    <FieldFrame {...texts} error={error}>
      {(control) => (
        <chakra.div display="flex" gap="2">
          <chakra.input
            type="color"
            aria-label={chooseLabel}
            value={isColour ? input.value.toLowerCase() : fallback.toLowerCase()}
            disabled={meta.submitting}
            css={[styles.control, own.chooser]}
            onChange={input.onChange}
          />
          <chakra.input
            {...control}
            ref={ref}
            name={name}
            value={input.value}
            placeholder={fallback.toLowerCase()}
            readOnly={meta.submitting}
            autoComplete="off"
            spellCheck={false}
            css={styles.control}
            onChange={input.onChange}
            onFocus={input.onFocus}
            onBlur={input.onBlur}
          />
        </chakra.div>
      )}
    </FieldFrame>
  )
}

const own = { chooser: { width: '14', flexShrink: 0, padding: '1', cursor: 'pointer' } } as const
