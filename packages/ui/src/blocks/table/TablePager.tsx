import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon, ToEndIcon } from '#primitives/moreIcons.tsx'
import { TableSelect } from './TableSelect.tsx'
import { styles } from './TableTools.styles.ts'
import { type TableSize, tableSizes } from './tableState.ts'
import type { TableTexts } from './tableTypes.ts'

interface TablePagerProps {
  texts: TableTexts
  page: number
  pageCount: number
  size: TableSize
  /** "1–25 of 312". */
  range: string
  onPage: (page: number) => void
  onSize: (size: TableSize) => void
}

const back = { transform: 'scaleX(-1)' }

/** Below the table: which rows are shown, how many on a page, and the ways to the other pages. */
export function TablePager({ texts, page, pageCount, size, range, onPage, onSize }: TablePagerProps) {
  return (
    <chakra.div css={styles.foot}>
      <chakra.div css={styles.size}>
        <TableSelect
          label={texts.size}
          options={tableSizes.map((value) => ({
            value: String(value),
            label: value === 'all' ? texts.allRows : String(value),
          }))}
          value={String(size)}
          onChoose={(chosen) => onSize(tableSizes.find((value) => String(value) === chosen) ?? size)}
        />
      </chakra.div>
      <chakra.p role="status" css={styles.range}>
        {range}
      </chakra.p>
      {pageCount > 1 && (
        <chakra.nav aria-label={texts.pages} css={styles.pages}>
          <Step label={texts.firstPage} to={page > 1 ? 1 : undefined} onPage={onPage}>
            <ToEndIcon {...back} />
          </Step>
          <Step label={texts.previousPage} to={page > 1 ? page - 1 : undefined} onPage={onPage}>
            <ChevronRightIcon {...back} />
          </Step>
          <Step label={texts.nextPage} to={page < pageCount ? page + 1 : undefined} onPage={onPage}>
            <ChevronRightIcon />
          </Step>
          <Step label={texts.lastPage} to={page < pageCount ? pageCount : undefined} onPage={onPage}>
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
