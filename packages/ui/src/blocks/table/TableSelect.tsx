import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { fieldRecipe } from '#forms/field.recipe.ts'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { tableToolsRecipe } from './TableTools.recipe.ts'
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
  const field = useSlotRecipe({ recipe: fieldRecipe })()
  const styles = useSlotRecipe({ recipe: tableToolsRecipe })()
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
