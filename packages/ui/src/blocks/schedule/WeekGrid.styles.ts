import type { SystemStyleObject } from '@chakra-ui/react'
import { type GridSpanOfDays, gridBlocks } from './gridBlocks.styles.ts'
import { gridTable } from './gridTable.styles.ts'
import { narrowWeek, tightWeek } from './gridWidths.ts'

/**
 * The style of the grid with seven days, or with one. The week is plain elements under one style: it has hundreds of cells
 * and may have thousands of meetings. `--row` is the height of a quarter of an hour (a working day fits in a window of 900 px), `--side` the width of the column of
 * times, `--end` the room over the first hour and under the last; `--days` and `--rows` come from the scene.
 */
export const gridStyle = (span: GridSpanOfDays): SystemStyleObject => ({
  '--row': '1rem',
  '--side': '4.25rem',
  '--end': '0.75rem',
  '@media (pointer: coarse)': { '--row': '1.75rem' },
  _print: { '--row': '4.06mm', '--end': '2.5mm' },
  '& [data-part=page]': {
    position: 'relative',
    isolation: 'isolate',
    minWidth: 'calc(var(--side) + var(--days) * 5.5rem)',
    paddingBottom: 'var(--end)',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    backgroundColor: 'bg.surface',
  },
  '& [data-part=scene]': { [narrowWeek]: { '--side': '3.5rem' } },
  ...gridTable,
  ...gridBlocks(span),
  // Seven days in a narrow place go by sideways; the times stay.
  [tightWeek]: {
    '& [data-part=scene]': { overflowX: 'auto', _print: { overflowX: 'visible' } },
    '& thead': { position: 'static' },
    '& tbody th, & thead td': {
      position: 'sticky',
      zIndex: '2',
      insetInlineStart: '0',
    },
    '& tbody th': { backgroundColor: 'bg.surface' },
    '& tbody tr:last-child th': { borderEndStartRadius: 'card' },
    '& [data-part=end]': { zIndex: '2' },
  },
})
