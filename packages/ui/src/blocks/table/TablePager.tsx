import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon, ToEndIcon } from '#primitives/moreIcons.tsx'
import { TableSelect } from './TableSelect.tsx'
import { styles } from './TableTools.styles.ts'
import { smallestSize, type TableSize, tableSizes } from './tableState.ts'

interface TablePagerProps {
  page: number
  pageCount: number
  size: TableSize
  /** "1–25 of 312". */
  range: string
  /** The rows of all pages: the number on a page is no question where the fewest have room for all. */
  total: number
  onPage: (page: number) => void
  onSize: (size: TableSize) => void
}

const back = { transform: 'scaleX(-1)' }

/** Below the table: which rows are shown, how many on a page, and the ways to the other pages. */
export function TablePager({ page, pageCount, size, range, total, onPage, onSize }: TablePagerProps) {
  const { t } = useTranslation('table')
  return (
    <chakra.div css={styles.foot}>
      {total > smallestSize && (
        <chakra.div css={styles.size}>
          <TableSelect
            label={t('size')}
            options={tableSizes.map((value) => ({
              value: String(value),
              label: value === 'all' ? t('allRows') : String(value),
            }))}
            value={String(size)}
            onChoose={(chosen) => onSize(tableSizes.find((value) => String(value) === chosen) ?? size)}
          />
        </chakra.div>
      )}
      <chakra.p role="status" css={styles.range}>
        {range}
      </chakra.p>
      {pageCount > 1 && (
        <chakra.nav aria-label={t('pages')} css={styles.pages}>
          <Step label={t('firstPage')} to={page > 1 ? 1 : undefined} onPage={onPage}>
            <ToEndIcon {...back} />
          </Step>
          <Step label={t('previousPage')} to={page > 1 ? page - 1 : undefined} onPage={onPage}>
            <ChevronRightIcon {...back} />
          </Step>
          <Step label={t('nextPage')} to={page < pageCount ? page + 1 : undefined} onPage={onPage}>
            <ChevronRightIcon />
          </Step>
          <Step label={t('lastPage')} to={page < pageCount ? pageCount : undefined} onPage={onPage}>
            <ToEndIcon />
          </Step>
        </chakra.nav>
      )}
    </chakra.div>
  )
}

interface StepProps {
  label: string
  /** Nothing where the way ends. */
  to: number | undefined
  onPage: (page: number) => void
  children: ReactNode
}

/** Not `disabled` at the end of the way, because a disabled button loses the focus. */
const Step = ({ label, to, onPage, children }: StepProps) => (
  <IconButton
    label={label}
    variant="outline"
    aria-disabled={to === undefined}
    onClick={() => to !== undefined && onPage(to)}
  >
    {children}
  </IconButton>
)
