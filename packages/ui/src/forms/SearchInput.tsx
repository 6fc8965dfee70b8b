import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { styles } from './field.styles.ts'
import { useTypedBefore } from './useTypedBefore.ts'

export interface SearchInputProps {
  label: string
  value: string
  onSearch: (text: string) => void
  /** Lets the caller focus the field. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined
}

/** A labelled field for a search. */
export function SearchInput({ label, value, onSearch, inputRef }: SearchInputProps) {
  // The router, which may keep the text in the address, takes it only after the effects of the page.
  const ref = useTypedBefore(value, (typed) => queueMicrotask(() => onSearch(typed)), inputRef)
  return (
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
  )
}
