import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { otherInfoRecipe } from './OtherInfo.recipe.ts'

/** One text, or a list that can be opened; `more` says how many follow its first: "and 2 more". */
export type OtherInfoValue = string | { items: readonly [string, ...string[]]; more: string }

/**
 * Other information about an employee. A closed list shows its first entry, an open list all of them; print opens it.
 * It needs no script.
 */
export function OtherInfo({ value }: { value: OtherInfoValue }) {
  const styles = useSlotRecipe({ recipe: otherInfoRecipe })()
  if (typeof value === 'string') return <chakra.span fontWeight="medium">{value}</chakra.span>
  const {
    items: [first, ...others],
    more,
  } = value
  return (
    <chakra.details css={styles.root}>
      <chakra.summary css={styles.summary}>
        <chakra.span minWidth="0">
          {first}
          <VisuallyHidden>{` ${more}`}</VisuallyHidden>
        </chakra.span>
        <chakra.span aria-hidden css={styles.count}>
          {`+${others.length}`}
        </chakra.span>
        <ChevronRightIcon css={styles.arrow} />
      </chakra.summary>
      <ul>
        {others.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list is only read, and may say a thing twice.
          <chakra.li key={place} css={styles.item}>
            {item}
          </chakra.li>
        ))}
      </ul>
    </chakra.details>
  )
}
