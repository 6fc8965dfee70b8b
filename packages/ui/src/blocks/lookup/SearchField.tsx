import { chakra } from '@chakra-ui/react'
import { SearchInput, type SearchInputProps } from '#forms/SearchInput.tsx'

/** Searches the list below while the person types. */
export const SearchField = (props: SearchInputProps) => (
  <chakra.div role="search" maxWidth="24rem" _print={{ display: 'none' }}>
    <SearchInput {...props} />
  </chakra.div>
)
