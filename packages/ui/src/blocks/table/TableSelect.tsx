import { chakra } from '@chakra-ui/react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { useTypedBefore } from '#forms/useTypedBefore.ts'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import type { TableOption } from './tableTypes.ts'

export interface TableSelectProps {
  label: string
  hint?: string | undefined
  /** @default false */
  isHintBelow?: boolean | undefined
  options: readonly TableOption[]
  value: string
  onChoose: (value: string) => void
  /** The field's name in a form that the browser submits by itself. */
  name?: string
  /** The option of the empty value: "Choose a room". */
  placeholder?: string
  error?: string | undefined
  /** Takes no choice. @default false */
  isBusy?: boolean | undefined
}

/** One of a few values, with immediate effect, in the browser's own list. */
export function TableSelect(props: TableSelectProps) {
  const { label, hint, isHintBelow, options, value, onChoose, name, placeholder, error, isBusy } = props
  // The router, which may keep the choice in the address, takes it only after the effects of the page.
  const ref = useTypedBefore<HTMLSelectElement>(value, (typed) => queueMicrotask(() => onChoose(typed)))
  return (
    <FieldFrame label={label} hint={hint} isHintBelow={isHintBelow} error={error}>
      {(control) => (
        <chakra.span css={field.chooser}>
          <chakra.select
            {...control}
            ref={ref}
            name={name}
            value={value}
            disabled={isBusy}
            css={[field.control, field.choosing]}
            appearance="none"
            cursor="pointer"
            onChange={(event) => onChoose(event.target.value)}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </chakra.select>
          <ChevronRightIcon css={field.arrow} />
        </chakra.span>
      )}
    </FieldFrame>
  )
}
