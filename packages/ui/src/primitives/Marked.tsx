import { hitsIn, type Searched } from '@atrium/contract/search'
import { chakra } from '@chakra-ui/react'
import { createContext, use } from 'react'

/** What the list around is searched for: `Marked` marks it. */
export const SearchedTexts = createContext<Searched | undefined>(undefined)

/** A text of a list, with what is searched for marked. */
export function Marked({ children }: { children: string }) {
  const searched = use(SearchedTexts)
  if (!searched || searched.wanted.length === 0) return children
  const pieces = hitsIn(children, searched).map(({ text, isHit }, place) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place.
      <chakra.mark key={place} css={mark} style={inline}>
        {text}
      </chakra.mark>
    ) : (
      text
    ),
  )
  // One element: spaces between the items of a flex box go.
  return <span>{pieces}</span>
}

/** Also in tests, which have no style sheet: a name has no space where a mark begins. */
const inline = { display: 'inline' }
const mark = { borderRadius: 'xs', backgroundColor: 'selection.bg', color: 'selection.fg' }
