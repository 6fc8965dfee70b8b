import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
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

/**
 * Other information about an employee: one text, or a list that can be opened. A closed list shows its first entry, an open list all of them; print opens it.
 * It needs no script.
 */
export function OtherInfo({ items: [first, ...others] }: { items: readonly string[] }) {
  const { t } = useTranslation('lookup')
  if (others.length === 0) return <chakra.span fontWeight="medium">{first}</chakra.span>
  return (
    <chakra.details css={styles.root}>
      <chakra.summary css={styles.summary}>
        <chakra.span minWidth="0">
          {first}
          <VisuallyHidden>{` ${t('employee.more', { count: others.length })}`}</VisuallyHidden>
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
