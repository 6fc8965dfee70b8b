import { chakra } from '@chakra-ui/react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { styles } from './TableTools.styles.ts'
import type { TableOption } from './tableTypes.ts'

interface TableSelectProps {
  label: string
  options: readonly TableOption[]
  value: string
  onChoose: (value: string) => void
  /** The option of the empty value: "Choose a room". */
  placeholder?: string
  error?: string | undefined
}

/** One of a few values, with immediate effect, in the browser's own list. */
export function TableSelect(props: TableSelectProps) {
  const { label, options, value, onChoose, placeholder, error } = props
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <chakra.span css={styles.select}>
          <chakra.select
            {...control}
            value={value}
            css={[field.control, styles.chosen]}
            onChange={(event) => onChoose(event.target.value)}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </chakra.select>
          <ChevronRightIcon css={styles.arrow} />
        </chakra.span>
      )}
    </FieldFrame>
  )
}
