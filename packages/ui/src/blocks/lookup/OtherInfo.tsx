import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Fold } from '#primitives/Fold.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  // Large enough for a finger, without making the line higher on phones.
  root: {
    justifySelf: 'start',
    maxWidth: 'full',
    fontWeight: 'medium',
    '& > summary': { marginBlock: { base: '-2', sm: '0' } },
  },
  count: { color: 'fg.muted', textStyle: 'small', _print: { display: 'none' } },
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
    <Fold
      css={styles.root}
      summary={
        <>
          <chakra.span minWidth="0">
            {first}
            <VisuallyHidden>{` ${t('employee.more', { count: others.length })}`}</VisuallyHidden>
          </chakra.span>
          <chakra.span aria-hidden css={styles.count}>
            {`+${others.length}`}
          </chakra.span>
        </>
      }
    >
      <ul>
        {others.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list is only read, and may say a thing twice.
          <chakra.li key={place} css={styles.item}>
            {item}
          </chakra.li>
        ))}
      </ul>
    </Fold>
  )
}
