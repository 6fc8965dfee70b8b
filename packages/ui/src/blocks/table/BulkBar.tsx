import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '#primitives/Button.tsx'
import { styles } from './TableTools.styles.ts'
import type { TableTexts } from './tableTypes.ts'

interface BulkBarProps {
  texts: TableTexts
  count: number
  /** How many rows the search found, if some of them are not selected but the whole page is. */
  selectable: number | undefined
  onSelectFound: () => void
  onClear: () => void
  /** The caller's buttons. */
  children: ReactNode
}

/** How many rows are selected, and what can be done with them. */
export function BulkBar({ texts, count, selectable, onSelectFound, onClear, children }: BulkBarProps) {
  const isShown = count > 0
  return (
    <chakra.div css={isShown ? styles.bulk : styles.noBulk}>
      <chakra.p role="status" css={styles.count}>
        {isShown && texts.selected(count)}
      </chakra.p>
      {isShown && (
        <chakra.div css={styles.acts}>
          {children}
          {selectable !== undefined && (
            <Button variant="quiet" size="sm" onClick={onSelectFound}>
              {texts.selectFound(selectable)}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onClear}>
            {texts.clearSelection}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}
