import type { SampleCounts as Counts } from '@atrium/contract/setup'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

/** How many samples of each kind go, and how many stay. */
export function SampleCounts({ counts }: { counts: Counts }) {
  const { t } = useTranslation('setup')
  return (
    <chakra.ul css={styles.list}>
      {counts
        .filter(({ removed, kept }) => removed + kept > 0)
        .map(({ kind, removed, kept }) => (
          <li key={kind}>
            <span>{t(`kinds.${kind}`)}</span>
            <strong>{removed}</strong>
            {kept > 0 && <chakra.span css={styles.kept}>{t('stay', { count: kept })}</chakra.span>}
          </li>
        ))}
    </chakra.ul>
  )
}

const styles = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    columnGap: '8',
    marginTop: '4',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: '2',
      borderBottomWidth: 'hairline',
      borderColor: 'line',
    },
  },
  kept: { flexBasis: 'full', textStyle: 'small', color: 'fg.muted' },
}
