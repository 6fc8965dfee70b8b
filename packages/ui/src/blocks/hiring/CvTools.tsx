import { cvZooms } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#primitives/Icon.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { PlusIcon } from '#primitives/moreIcons.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: { base: '2', sm: '4' },
    rowGap: '1',
    paddingInline: { base: '2', md: '4' },
    paddingBlock: '2',
  },
  group: { display: 'flex', alignItems: 'center', gap: '1' },
  page: { textStyle: 'small', fontVariantNumeric: 'tabular-nums', paddingInline: '1' },
  zoom: { textStyle: 'small', fontVariantNumeric: 'tabular-nums', minWidth: '12', textAlign: 'center' },
})

interface CvToolsProps {
  page: number
  pages: number
  zoom: number
  onPage: (page: number) => void
  /** 0 resets the zoom. */
  onZoom: (step: 1 | 0 | -1) => void
}

/** What can be done with the shown CV: turn the page, change the size. */
export function CvTools({ page, pages, zoom, onPage, onZoom }: CvToolsProps) {
  const { t } = useTranslation('cvViewer')
  return (
    <chakra.div css={styles.root}>
      <chakra.div role="group" aria-label={t('pages')} css={styles.group}>
        <IconButton
          variant="onDark"
          label={t('previous')}
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <Icon d="m18 14.5-6-6-6 6" />
        </IconButton>
        <chakra.span css={styles.page}>{t('page', { page, pages })}</chakra.span>
        <IconButton
          variant="onDark"
          label={t('next')}
          disabled={page === pages}
          onClick={() => onPage(page + 1)}
        >
          <Icon d="m6 9.5 6 6 6-6" />
        </IconButton>
      </chakra.div>
      <chakra.div role="group" aria-label={t('zoom')} css={styles.group}>
        <IconButton
          variant="onDark"
          label={t('smaller')}
          disabled={zoom === cvZooms[0]}
          onClick={() => onZoom(-1)}
        >
          <Icon d="M5 12h14" />
        </IconButton>
        <chakra.output css={styles.zoom}>{t('percent', { percent: zoom * 100 })}</chakra.output>
        <IconButton
          variant="onDark"
          label={t('larger')}
          disabled={zoom === cvZooms.at(-1)}
          onClick={() => onZoom(1)}
        >
          <PlusIcon />
        </IconButton>
      </chakra.div>
    </chakra.div>
  )
}
