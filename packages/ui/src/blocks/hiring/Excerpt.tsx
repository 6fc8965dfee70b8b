import { foldText } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { Marked, SearchedTexts } from '#primitives/Marked.tsx'

interface ExcerptProps {
  text: string
  /** The folded words of the search. */
  wanted: readonly string[]
}

/** A piece of a CV in which the words of the search are. */
export function Excerpt({ text, wanted }: ExcerptProps) {
  const searched = useMemo(() => ({ wanted: [...wanted], foldText }), [wanted])
  return (
    <SearchedTexts value={searched}>
      <chakra.span unicodeBidi="plaintext" overflowWrap="anywhere">
        <Marked>{text}</Marked>
      </chakra.span>
    </SearchedTexts>
  )
}

/** The vacancy of an application, and where its CV has the words of the search. */
export const VacancyCell = ({ vacancy, excerpt }: { vacancy: string; excerpt: ReactNode }) => (
  <>
    {vacancy}
    {excerpt && (
      <chakra.span display="block" textStyle="small" color="fg.muted" marginTop="1">
        {excerpt}
      </chakra.span>
    )}
  </>
)
