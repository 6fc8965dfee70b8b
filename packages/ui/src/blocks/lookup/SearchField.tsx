import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { fieldRecipe } from '#forms/field.recipe.ts'
import { useTypedBefore } from '#forms/useTypedBefore.ts'

interface SearchFieldProps {
  label: string
  value: string
  onSearch: (text: string) => void
  /** Lets the caller return the focus to the field. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined
}

/** Searches the list below while the person types. */
export function SearchField({ label, value, onSearch, inputRef }: SearchFieldProps) {
  const styles = useSlotRecipe({ recipe: fieldRecipe })()
  const ref = useTypedBefore(value, onSearch, inputRef)
  return (
    <chakra.div role="search" maxWidth="24rem" _print={{ display: 'none' }}>
      <FieldFrame label={label}>
        {(control) => (
          <chakra.input
            {...control}
            ref={ref}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            value={value}
            css={styles.control}
            onChange={(event) => onSearch(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
    </chakra.div>
  )
}
