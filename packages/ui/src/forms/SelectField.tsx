import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { asTyped } from './asTyped.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { styles } from './field.styles.ts'
import { useFieldError } from './serverErrors.ts'
import { useTypedField } from './useTypedBefore.ts'

export interface SelectOption {
  /** What the form gets. */
  value: string
  label: string
}

interface SelectFieldProps extends FieldTexts {
  /** The field's name in the form's values. */
  name: string
  options: readonly SelectOption[]
  /** The empty option: "Choose a service". Left out where one of the options is always chosen. */
  placeholder?: string | undefined
  /** @default false */
  isRequired?: boolean | undefined
}

/**
 * One of a few options, in the browser's own list, which every phone shows well. A value that is no option (of an older
 * list or draft) is offered as a further one and never lost.
 */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, options, placeholder, isRequired } = props
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const error = useFieldError(name, meta)
  const ref = useTypedField<HTMLSelectElement>(input.value, input.onChange)
  const isUnlisted = input.value !== '' && options.every(({ value }) => value !== input.value)
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <chakra.span css={styles.chooser}>
          <chakra.select
            {...control}
            ref={ref}
            name={name}
            value={input.value}
            aria-required={isRequired}
            css={[styles.control, styles.choosing]}
            appearance="none"
            cursor="pointer"
            color={input.value === '' ? 'fg.hint' : undefined}
            onChange={(event) => {
              // Read-only while the form is submitting, as the other fields.
              if (!meta.submitting) input.onChange(event)
            }}
            onFocus={input.onFocus}
            onBlur={input.onBlur}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
            {isUnlisted && <option value={input.value}>{input.value}</option>}
          </chakra.select>
          <ChevronRightIcon css={styles.arrow} />
        </chakra.span>
      )}
    </FieldFrame>
  )
}
