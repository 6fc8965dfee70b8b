import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { styles } from './TableTools.styles.ts'

interface BulkBarProps {
  count: number
  /** How many of them the search and the lists leave out. */
  hiddenCount: number
  /** How many rows the search found, if some of them are not selected but the whole page is. */
  selectable: number | undefined
  onSelectFound: () => void
  onClear: () => void
  /** The caller's buttons. */
  children: ReactNode
}

/** How many rows are selected, and what can be done with them. */
export function BulkBar(props: BulkBarProps) {
  const { t } = useTranslation('table')
  const { count, hiddenCount, selectable, onSelectFound, onClear, children } = props
  const isShown = count > 0
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar || !isShown || typeof ResizeObserver === 'undefined') return
    // The head of the table sticks below the bar, whose buttons may take several lines.
    const observer = new ResizeObserver(() =>
      bar.parentElement?.style.setProperty('--bulk-height', `${bar.offsetHeight}px`),
    )
    observer.observe(bar)
    return () => observer.disconnect()
  }, [isShown])
  return (
    <chakra.div ref={ref} css={isShown ? styles.bulk : styles.noBulk}>
      <chakra.p role="status" css={styles.count}>
        {isShown && t('selected', { count })}
        {hiddenCount > 0 && ` · ${t('selectedHidden', { number: hiddenCount })}`}
      </chakra.p>
      {isShown && (
        <chakra.div css={styles.acts}>
          {children}
          {selectable !== undefined && (
            <Button variant="quiet" size="sm" onClick={onSelectFound}>
              {t('selectFound', { count: selectable })}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onClear}>
            {t('clearSelection')}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}
