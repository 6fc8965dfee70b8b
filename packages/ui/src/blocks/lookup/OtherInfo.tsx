import { chakra } from '@chakra-ui/react'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: {
    justifySelf: 'start',
    maxWidth: 'full',
    fontWeight: 'medium',
    // Print opens a closed list.
    _print: { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
  },
  // Large enough for a finger, without making the line higher on phones.
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    marginBlock: { base: '-2', sm: '0' },
    borderRadius: 'xs',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'fg.link' },
  },
  count: { color: 'fg.muted', textStyle: 'small', _print: { display: 'none' } },
  arrow: {
    color: 'fg.muted',
    transform: 'rotate(90deg)',
    transitionProperty: 'transform',
    transitionDuration: 'base',
    '[open] > summary > &': { transform: 'rotate(270deg)' },
    _print: { display: 'none' },
  },
  item: { paddingBottom: '2' },
})

/** One text, or a list that can be opened; `more` says how many follow its first: "and 2 more". */
export type OtherInfoValue = string | { items: readonly [string, ...string[]]; more: string }

/**
 * Other information about an employee. A closed list shows its first entry, an open list all of them; print opens it.
 * It needs no script.
 */
export function OtherInfo({ value }: { value: OtherInfoValue }) {
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
