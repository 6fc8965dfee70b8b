import { chakra } from '@chakra-ui/react'
import { type RefObject, useState } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { styles } from './field.styles.ts'
import { useTypedBefore } from './useTypedBefore.ts'

export interface SearchInputProps {
  label: string
  value: string
  onSearch: (text: string) => void
  /** The field's name in a form that the browser submits by itself. */
  name?: string | undefined
  maxLength?: number | undefined
  /** Lets the caller focus the field. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined
}

/** A labelled field for a search. The owner may take a text later than the next letter is typed, as the router does. */
export function SearchInput({ label, value, onSearch, inputRef, ...rest }: SearchInputProps) {
  // The router, which may keep the text in the address, takes it only after the effects of the page.
  const ref = useTypedBefore(value, (typed) => queueMicrotask(() => onSearch(typed)), inputRef)
  const { shown, onTyped, onLeft } = useTypedAhead(value)
  return (
    <FieldFrame label={label}>
      {(control) => (
        <chakra.input
          {...control}
          {...rest}
          ref={ref}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          value={shown}
          css={styles.control}
          onChange={({ currentTarget }) => {
            onTyped(currentTarget.value)
            onSearch(currentTarget.value)
          }}
          onBlur={onLeft}
        />
      )}
    </FieldFrame>
  )
}

/** What was typed stays in sight until the value of the owner has caught up, or is another one. */
function useTypedAhead(value: string) {
  const [typed, setTyped] = useState<readonly string[]>([])
  const [known, setKnown] = useState(value)
  if (value !== known) {
    const place = typed.lastIndexOf(value)
    setKnown(value)
    setTyped(place < 0 ? [] : typed.slice(place + 1))
  }
  return {
    shown: typed.at(-1) ?? value,
    onTyped: (text: string) => setTyped((before) => [...before, text]),
    onLeft: () => setTyped([]),
  }
}
